type ConsentModule = typeof import("../../src/analytics/consent");

const KEY = "analytics-consent";
const PURPOSES = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"];
const all = (consent: string) => Object.fromEntries(PURPOSES.map((name) => [name, consent]));

/** Simulates a page load without clearing the browser's storage. */
function load(): ConsentModule {
  jest.resetModules();
  delete window.gtag;
  delete window.dataLayer;
  document.head.replaceChildren();
  const consent = jest.requireActual<ConsentModule>("../../src/analytics/consent");
  consent.startWithConsent("G-TEST1");
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

beforeEach(() => {
  localStorage.clear();
  Object.defineProperty(navigator, "doNotTrack", { value: null, configurable: true });
});
afterEach(() => jest.restoreAllMocks());

test("a visitor who agrees isn't asked again and is counted on this page and the next page", () => {
  const { choose, isAsking, subscribe } = load();
  const listener = jest.fn();
  subscribe(listener);
  choose("granted");
  expect([isAsking(), isLoaded(), listener.mock.calls.length]).toEqual([false, true, 1]);
  expect(commands()[0]).toEqual(["consent", "default", all("granted")]);
  expect(commands().at(-1)).toEqual(["event", "page_view", { page_path: "/" }]);
  expect([load().isAsking(), isLoaded()]).toEqual([false, true]);
  expect(commands()[0]).toEqual(["consent", "default", all("granted")]);
});

test("a visitor who declines isn't asked again, and no tag loads on this page or the next page", () => {
  const reload = jest.fn();
  const { choose, isAsking } = load();
  choose("denied", reload);
  expect([isAsking(), isLoaded(), reload.mock.calls.length]).toEqual([false, false, 0]);
  expect([load().isAsking(), isLoaded()]).toEqual([false, false]);
});

test("withdrawing consent deletes the tag's cookies and reloads the page without the tag", () => {
  localStorage.setItem(KEY, "granted");
  const reload = jest.fn();
  const { askAgain, choose, isAsking } = load();
  setCookies();
  const button = document.createElement("button");
  askAgain(button);
  expect(isAsking()).toBe(true);
  expect(choose("denied", reload)).toBe(button);
  expect(commands().at(-1)).toEqual(["consent", "update", all("denied")]);
  expect([document.cookie, reload.mock.calls.length]).toEqual([OTHER_COOKIES, 1]);
  expect([load().isAsking(), isLoaded()]).toEqual([false, false]);
});

test.each([
  ["declined on an earlier visit", () => localStorage.setItem(KEY, "denied")],
  [
    "has turned on Do Not Track since",
    () => {
      localStorage.setItem(KEY, "granted");
      Object.defineProperty(navigator, "doNotTrack", { value: "1", configurable: true });
    },
  ],
])("if a visitor %s, the tag's leftover cookies are deleted", (_what, prepare) => {
  prepare();
  setCookies();
  load();
  expect(document.cookie).toBe(OTHER_COOKIES);
});

test("agreeing again updates the loaded tag instead of loading a second one", () => {
  localStorage.setItem(KEY, "granted");
  const { askAgain, choose } = load();
  askAgain(document.body);
  choose("granted");
  expect(document.head.querySelectorAll("script")).toHaveLength(1);
  expect(commands().at(-1)).toEqual(["consent", "update", all("granted")]);
});

test("a visitor whose browser sends Do Not Track isn't asked", () => {
  localStorage.setItem(KEY, "granted");
  Object.defineProperty(navigator, "doNotTrack", { value: "1", configurable: true });
  const { canAsk, isAsking } = load();
  expect([canAsk(), isAsking(), isLoaded()]).toEqual([false, false, false]);
});

test("an invalid stored choice is ignored", () => {
  localStorage.setItem(KEY, "yes");
  expect([load().isAsking(), isLoaded()]).toEqual([true, false]);
});

test("if storage is unavailable, a choice applies only to the current page", () => {
  for (const method of ["getItem", "setItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
  }
  const { choose, isAsking } = load();
  expect(isAsking()).toBe(true);
  choose("granted");
  expect([isAsking(), isLoaded()]).toEqual([false, true]);
  expect(load().isAsking()).toBe(true);
});
