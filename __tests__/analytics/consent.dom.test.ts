type ConsentModule = typeof import("../../src/analytics/consent");

const KEY = "analytics-consent";
const PURPOSES = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"];
const all = (consent: string) => Object.fromEntries(PURPOSES.map((name) => [name, consent]));

const QUESTION = "May we count your visit? Accept | Decline";
const TODAY = "2026-11-29";
const yesterday = `granted 2026-11-28 ${QUESTION}`;

const reload = jest.fn();
let unfollow = () => {};

/** Simulates a page load without clearing the browser's storage. */
function load(question = QUESTION): ConsentModule {
  unfollow();
  jest.resetModules();
  delete window.gtag;
  delete window.dataLayer;
  document.head.replaceChildren();
  const consent = jest.requireActual<ConsentModule>("../../src/analytics/consent");
  unfollow = consent.followAnswer(question, reload);
  return consent;
}

const isLoaded = () => document.head.querySelector("script") !== null;
const commands = () => (window.dataLayer ?? []).map((entry) => [...(entry as unknown[])]);

const TAG_COOKIES =
  "_ga _ga_TEST1 _gat_UA-1-1 _gid _gcl_au _gcl_aw _gcl_gs _gac_UA-1-1 _gac_gb_1 __gads FPLC FPAU";
const OTHER_COOKIES = "other=1; _gitlab=1; session_ga=1; FPsession=1";

function setCookies(): void {
  for (const cookie of [
    ...TAG_COOKIES.split(" ").map((name) => `${name}=1=2`),
    ...OTHER_COOKIES.split("; "),
  ]) {
    // biome-ignore lint/suspicious/noDocumentCookie: Google's tag does the same
    document.cookie = cookie;
  }
}

/** Simulates an answer in another tab. */
function answerElsewhere(value: string): void {
  localStorage.setItem(KEY, value);
  dispatchEvent(new StorageEvent("storage", { key: KEY, newValue: value }));
}

function tellNotToTrack(isOn: boolean): void {
  Object.defineProperty(navigator, "doNotTrack", { value: isOn ? "1" : null, configurable: true });
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(`${TODAY}T12:00:00Z`) });
  process.env.GATSBY_GTAG_ID = "G-TEST1";
  localStorage.clear();
  jest.clearAllMocks();
  tellNotToTrack(false);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("a visitor who agrees isn't asked again and is counted once on this page and once on the next page", () => {
  const { answer, isAsking, subscribe } = load();
  const listener = jest.fn();
  subscribe(listener);
  const expectCounted = () => {
    expect(commands()[0]).toEqual(["consent", "default", all("granted")]);
    const pages = commands().filter(([command]) => command === "event");
    expect(pages).toEqual([["event", "page_view", { page_path: "/" }]]);
  };
  answer("granted");
  expect([isAsking(), isLoaded(), listener.mock.calls.length]).toEqual([false, true, 1]);
  expect(localStorage.getItem(KEY)).toBe(`granted ${TODAY} ${QUESTION}`);
  expectCounted();

  jest.setSystemTime(new Date("2027-11-28T23:59:59Z"));
  const next = load();
  expect([next.isAsking(), isLoaded()]).toEqual([false, true]);
  // Agreeing again changes nothing.
  next.askAgain(document.body);
  next.answer("granted");
  expect(document.head.querySelectorAll("script")).toHaveLength(1);
  expectCounted();
});

test("a visitor who declines isn't asked again, and no tag loads on this page or the next page", () => {
  const { answer, isAsking } = load();
  answer("denied");
  expect([isAsking(), isLoaded(), reload.mock.calls.length]).toEqual([false, false, 0]);
  expect([load().isAsking(), isLoaded()]).toEqual([false, false]);
});

test.each<[string, (consent: ConsentModule) => void]>([
  ["in this tab", ({ answer }) => answer("denied")],
  ["in another tab", () => answerElsewhere(`denied ${TODAY} ${QUESTION}`)],
  ["in another tab, by clearing the site's data", () => answerElsewhere("")],
  [
    "while the page was kept for Back",
    () => {
      localStorage.setItem(KEY, `denied ${TODAY} ${QUESTION}`);
      dispatchEvent(new Event("pageshow"));
    },
  ],
  [
    "by turning on Do Not Track while the page was kept for Back",
    () => {
      tellNotToTrack(true);
      dispatchEvent(new Event("pageshow"));
    },
  ],
])(
  "consent withdrawn %s stops the tag, deletes its cookies and reloads the page",
  (_how, withdraw) => {
    localStorage.setItem(KEY, yesterday);
    const consent = load();
    setCookies();
    withdraw(consent);
    expect(commands().at(-1)).toEqual(["consent", "update", all("denied")]);
    expect([document.cookie, reload.mock.calls.length]).toEqual([OTHER_COOKIES, 1]);
    expect(window).toHaveProperty("ga-disable-G-TEST1", true);
    // A page that is shown before the page reloads isn't reported.
    const { length } = commands();
    window.gtag?.("event", "page_view", { page_path: "/pricing" });
    expect(commands()).toHaveLength(length);
    load();
    expect(isLoaded()).toBe(false);
  },
);

test("an answer in another tab closes the question, reopened or not, and starts the tag", () => {
  const { askAgain, isAsking, openerOfQuestion } = load();
  answerElsewhere(`denied ${TODAY} ${QUESTION}`);
  expect([isAsking(), isLoaded()]).toEqual([false, false]);
  askAgain(document.body);
  expect([isAsking(), openerOfQuestion()]).toEqual([true, document.body]);
  answerElsewhere(`granted ${TODAY} ${QUESTION}`);
  expect([isAsking(), openerOfQuestion(), isLoaded()]).toEqual([false, undefined, true]);
});

test.each<
  [string, { stored?: string; now?: string; question?: string; refuses?: true; asks: boolean }]
>([
  ["hasn't answered", { asks: true }],
  ["declined", { stored: `denied ${TODAY} ${QUESTION}`, asks: false }],
  [
    "agreed, but has turned on Do Not Track since",
    { stored: yesterday, refuses: true, asks: false },
  ],
  ["agreed 12 months ago", { stored: yesterday, now: "2027-11-28T00:00:00Z", asks: true }],
  ["agreed to other words", { stored: yesterday, question: "May we store cookies?", asks: true }],
  [
    "agreed in the future, with a wrong clock",
    { stored: yesterday, now: "2026-11-27", asks: true },
  ],
  ["has an invalid date", { stored: `granted 2026-99-99 ${QUESTION}`, asks: true }],
  ["has an invalid answer", { stored: "yes", asks: true }],
])(
  "if a visitor %s, nothing loads, and leftover cookies are deleted",
  (_who, { stored, now, question, refuses, asks }) => {
    if (stored) localStorage.setItem(KEY, stored);
    if (now) jest.setSystemTime(new Date(now));
    if (refuses) tellNotToTrack(true);
    setCookies();
    const { canAsk, isAsking } = load(question);
    expect([isAsking(), canAsk(), isLoaded()]).toEqual([asks, !refuses, false]);
    expect(document.cookie).toBe(OTHER_COOKIES);
  },
);

test("if storage is unavailable, an answer applies only to the current page", () => {
  for (const method of ["getItem", "setItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
  }
  const { answer, isAsking } = load();
  expect(isAsking()).toBe(true);
  answer("granted");
  dispatchEvent(new Event("pageshow"));
  expect([isAsking(), isLoaded(), reload.mock.calls.length]).toEqual([false, true, 0]);
  expect(load().isAsking()).toBe(true);
});
