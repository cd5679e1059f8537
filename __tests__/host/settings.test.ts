/** @jest-environment node */
import {
  checkGtagConsent,
  LOCAL_INTAKE_URL,
  readGtagId,
  readSettings,
} from "../../src/host/settings";

const WEBHOOK = "https://hooks.intake.example/catch/1";

describe("where the contact form posts to", () => {
  it("is the project's own intake while nothing is set", () => {
    expect(LOCAL_INTAKE_URL).toBe("http://127.0.0.1:8788/hooks/contact");
    expect(readSettings({})).toEqual({ webhookUrl: LOCAL_INTAKE_URL, host: undefined });
    expect(readSettings({ GATSBY_CONTACT_WEBHOOK_URL: "  " }).webhookUrl).toBe(LOCAL_INTAKE_URL);
    // Netlify's own server on a developer's machine.
    expect(readSettings({ CONTEXT: "dev" })).toEqual({
      webhookUrl: LOCAL_INTAKE_URL,
      host: undefined,
    });
  });

  it("is the webhook, without spaces around it", () => {
    expect(readSettings({ GATSBY_CONTACT_WEBHOOK_URL: ` ${WEBHOOK}\n` }).webhookUrl).toBe(WEBHOOK);
    const local = "http://127.0.0.1:9000/x";
    expect(readSettings({ GATSBY_CONTACT_WEBHOOK_URL: local }).webhookUrl).toBe(local);
  });

  it("must be an address everywhere", () => {
    expect(() => readSettings({ GATSBY_CONTACT_WEBHOOK_URL: "hooks.example/1" })).toThrow(
      /^GATSBY_CONTACT_WEBHOOK_URL is not an address: "hooks\.example\/1"\. Set GATSBY_CONTACT_WEBHOOK_URL to the https:\/\/ address/,
    );
  });

  describe.each([
    ["production", "production"],
    ["deploy-preview", "preview"],
    ["branch-deploy", "preview"],
  ])("on the host, in the context %s", (CONTEXT, host) => {
    it("is the webhook", () => {
      expect(readSettings({ CONTEXT, GATSBY_CONTACT_WEBHOOK_URL: WEBHOOK })).toEqual({
        webhookUrl: WEBHOOK,
        host,
      });
    });

    it.each([undefined, "", "   "])("must be set, and %j is not", (value) => {
      expect(() => readSettings({ CONTEXT, GATSBY_CONTACT_WEBHOOK_URL: value })).toThrow(
        /^The contact form has nowhere to send to\. Set GATSBY_CONTACT_WEBHOOK_URL/,
      );
    });

    it.each(["http://hooks.intake.example/1", "ftp://hooks.intake.example/1", LOCAL_INTAKE_URL])(
      "must start with https://, and %s does not",
      (value) => {
        expect(() => readSettings({ CONTEXT, GATSBY_CONTACT_WEBHOOK_URL: value })).toThrow(
          `GATSBY_CONTACT_WEBHOOK_URL must start with https://, and it is "${value}"`,
        );
      },
    );
  });
});

it("reads Google's tracking id, where there is one", () => {
  expect(readGtagId({ GATSBY_GTAG_ID: " G-1234 " })).toBe("G-1234");
  expect(readGtagId({ GATSBY_GTAG_ID: " " })).toBeUndefined();
  expect(readGtagId({})).toBeUndefined();
});

it.each(["", " ", "granted", "denied ", undefined])("takes %j for what consent is", (consent) => {
  expect(() => checkGtagConsent({ GATSBY_GTAG_CONSENT: consent })).not.toThrow();
});

it("refuses any other word for consent", () => {
  expect(() => checkGtagConsent({ GATSBY_GTAG_CONSENT: "Granted" })).toThrow(
    'GATSBY_GTAG_CONSENT must be "granted" or "denied", and it is "Granted".',
  );
});
