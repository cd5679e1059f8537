import { waitFor } from "@testing-library/react";
import { consentOf, notePage, startGoogleTag } from "../../src/analytics/google-tag";

const ID = "G-TEST1";

/** What Google's tag finds when it comes, each command as an array. */
const commands = () =>
  (window.dataLayer ?? []).map((entry) => {
    expect(Object.prototype.toString.call(entry)).toBe("[object Arguments]");
    return [...(entry as unknown[])];
  });

const scripts = () => [...document.head.querySelectorAll("script")].map(({ src }) => src);

/** A visitor with these settings comes to an address. */
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
])("with %s nothing is asked for, and nothing is told", (_name, settings) => {
  visit("/", settings);
  startGoogleTag(ID, "granted");
  notePage();
  expect(scripts()).toEqual([]);
  expect(window.gtag).toBeUndefined();
  expect(window.dataLayer).toBeUndefined();
});

test.each(["denied", "granted"] as const)(
  "the tag hears first of all that consent is %s, and of no address's query",
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

test("each page is reported by its path alone, whatever the plugin says of it", async () => {
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
    notePage();
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

test("without the tag, or with a broken one, a page is shown all the same", () => {
  expect(notePage).not.toThrow();
  Object.assign(window, {
    gtag: () => {
      throw new Error("blocked");
    },
  });
  expect(notePage).not.toThrow();
  Object.assign(window, { gtag: "blocked" });
  expect(notePage).not.toThrow();
});

test("consent is denied unless it says granted", () => {
  expect(["granted", " granted ", "denied", "", "yes", undefined].map(consentOf)).toEqual([
    ...["granted", "granted"],
    ...["denied", "denied", "denied", "denied"],
  ]);
});
