import { waitFor } from "@testing-library/react";
import { consentOf, setCurrentPage, startGoogleTag } from "../../src/analytics/google-tag";

const ID = "G-TEST1";

/** The commands queued for Google's tag, each as an array. */
const commands = () =>
  (window.dataLayer ?? []).map((entry) => {
    expect(Object.prototype.toString.call(entry)).toBe("[object Arguments]");
    return [...(entry as unknown[])];
  });

const scripts = () => [...document.head.querySelectorAll("script")].map(({ src }) => src);

/** Simulates visiting a URL with the given browser settings. */
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
    expect(commands()[0]).toEqual([
      "consent",
      "default",
      {
        ad_storage: consent,
        ad_user_data: consent,
        ad_personalization: consent,
        analytics_storage: consent,
      },
    ]);
    expect(commands().slice(1)).toEqual([
      ["js", expect.any(Date)],
      [
        "set",
        {
          page_location: "http://localhost/contact",
          page_referrer: "http://localhost/pricing",
        },
      ],
      ["config", ID, { send_page_view: false }],
    ]);
    expect(scripts()).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]);
    expect(document.head.querySelector("script")?.async).toBe(true);
  },
);

test("page views are reported without query strings, even though the plugin passes them", async () => {
  const plugin: { onRouteUpdate: (args: { location: Location }) => void } = jest.requireActual(
    "gatsby-plugin-google-gtag/gatsby-browser",
  );
  const { NODE_ENV } = process.env;
  Object.assign(process.env, { NODE_ENV: "production" });
  try {
    visit("/");
    startGoogleTag(ID, "denied");
    const before = commands().length;
    visit("/pricing?email=ada@b.museum#plans");
    plugin.onRouteUpdate({ location: window.location });
    setCurrentPage();
    await waitFor(() => expect(commands().length).toBe(before + 2));
    expect(commands().slice(before)).toEqual([
      ["set", expect.objectContaining({ page_location: "http://localhost/pricing" })],
      ["event", "page_view", { page_path: "/pricing" }],
    ]);
    expect(JSON.stringify(commands())).not.toContain("museum");
  } finally {
    Object.assign(process.env, { NODE_ENV });
  }
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

test("consent is denied for every setting other than 'granted'", () => {
  expect(["granted", " granted ", "denied", "", "yes", undefined].map(consentOf)).toEqual([
    ...["granted", "granted"],
    ...["denied", "denied", "denied", "denied"],
  ]);
});
