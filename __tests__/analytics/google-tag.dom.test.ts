import type { BrowserPluginArgs } from "gatsby";
import { onClientEntry } from "../../gatsby-browser";
import { setCurrentPage, startGoogleTag } from "../../src/analytics/google-tag";

const ID = "G-TEST1";

const commands = () =>
  (window.dataLayer ?? []).map((entry) => {
    expect(Object.prototype.toString.call(entry)).toBe("[object Arguments]");
    return [...(entry as unknown[])];
  });

const scripts = () => [...document.head.querySelectorAll("script")].map(({ src }) => src);

function visit(address: string, settings: object = {}): void {
  window.history.replaceState(null, "", address);
  for (const [name, value] of Object.entries({
    doNotTrack: null,
    globalPrivacyControl: undefined,
    ...settings,
  })) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
}

beforeEach(() => {
  delete window.gtag;
  delete window.dataLayer;
  document.head.replaceChildren();
  Object.defineProperty(document, "referrer", {
    value: "http://localhost/pricing?email=ada@b.museum#plans",
    configurable: true,
  });
});

test.each([
  ["Do Not Track", { doNotTrack: "1" }],
  ["Global Privacy Control", { globalPrivacyControl: true }],
])("with %s, nothing loads and nothing is queued", (_name, settings) => {
  visit("/", settings);
  startGoogleTag(ID, "granted");
  setCurrentPage();
  expect(scripts()).toEqual([]);
  expect(window.gtag).toBeUndefined();
  expect(window.dataLayer).toBeUndefined();
});

test.each(["denied", "granted"] as const)(
  "the first command sets consent to %s, and no command contains a query string",
  (consent) => {
    visit("/contact?email=ada@b.museum#form");
    startGoogleTag(ID, consent);
    // What the plugin reports when a page is shown.
    window.gtag?.("event", "page_view", { page_path: "/faq?email=ada@b.museum#ci-server" });
    expect(commands()).toEqual([
      [
        "consent",
        "default",
        {
          ad_storage: consent,
          ad_user_data: consent,
          ad_personalization: consent,
          analytics_storage: consent,
        },
      ],
      ["js", expect.any(Date)],
      [
        "set",
        {
          page_location: "http://localhost/contact",
          page_referrer: "http://localhost/pricing",
        },
      ],
      ["config", ID, { send_page_view: false }],
      ["event", "page_view", { page_path: "/faq" }],
    ]);
    expect(scripts()).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]);
    expect(document.head.querySelector("script")?.async).toBe(true);
  },
);

test.each([
  [undefined, "denied"],
  ["denied", "denied"],
  ["granted", "granted"],
  // The visitor's answer starts the tag (sections/Consent).
  ["ask", undefined],
])("with the setting %j, the consent that a page starts the tag with is %s", (setting, consent) => {
  const env = { NODE_ENV: "production", GATSBY_GTAG_ID: ID, GATSBY_GTAG_CONSENT: setting };
  jest.replaceProperty(process, "env", env as NodeJS.ProcessEnv);
  visit("/");
  onClientEntry?.({} as BrowserPluginArgs, { plugins: [] });
  jest.restoreAllMocks();
  expect(commands()[0]?.[2]).toEqual(
    consent && expect.objectContaining({ analytics_storage: consent }),
  );
});

test("setting the current page never throws, even if the tag is missing or broken", () => {
  expect(setCurrentPage).not.toThrow();
  Object.assign(window, {
    gtag: () => {
      throw new Error("blocked");
    },
  });
  expect(setCurrentPage).not.toThrow();
  Object.assign(window, { gtag: "blocked" });
  expect(setCurrentPage).not.toThrow();
});

test.each([
  [
    "utm_source=news&utm_medium=email&utm_campaign=a%20b",
    "utm_source=news&utm_medium=email&utm_campaign=a+b",
  ],
  ["gclid=Cj0&gad_source=1&gad_campaignid=2", "gclid=Cj0&gad_source=1&gad_campaignid=2"],
  ["gbraid=1&wbraid=2&dclid=3&srsltid=4", "gbraid=1&wbraid=2&dclid=3&srsltid=4"],
  ["fbclid=1&msclkid=2&ttclid=3", "fbclid=1&msclkid=2&ttclid=3"],
  ["email=ada@b.museum&utm_source=news&name=Ada&minutes=9", "utm_source=news"],
  ["utm_term=ada%40b.museum&clientid=7&id=8&my_utm_source=9", ""],
  ["utm_source=%zz&x", "utm_source=%25zz"],
])("of the query string %s, only the campaign parameters are reported", (query, reported) => {
  visit(`/pricing?${query}#plans`);
  startGoogleTag(ID, "granted");
  const page_location = `http://localhost/pricing${reported && `?${reported}`}`;
  expect(commands()[2]).toMatchObject(["set", { page_location }]);
});
