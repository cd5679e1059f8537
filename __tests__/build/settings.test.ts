import { LOCAL_INTAKE_URL, readGtagId, readSettings } from "../../src/build/settings";

const WEBHOOK = "https://hooks.intake.example/catch/1";

describe("where the contact form posts to", () => {
  it("is the project's own intake while nothing is set", () => {
    expect(LOCAL_INTAKE_URL).toBe("http://127.0.0.1:8788/hooks/contact");
    expect(readSettings({})).toEqual({ webhookUrl: LOCAL_INTAKE_URL });
    expect(readSettings({ GATSBY_CONTACT_WEBHOOK_URL: "  " })).toEqual({
      webhookUrl: LOCAL_INTAKE_URL,
    });
    expect(readSettings({ CONTEXT: "deploy-preview" })).toEqual({ webhookUrl: LOCAL_INTAKE_URL });
  });

  it("is the webhook, without spaces around it", () => {
    expect(readSettings({ GATSBY_CONTACT_WEBHOOK_URL: ` ${WEBHOOK}\n` })).toEqual({
      webhookUrl: WEBHOOK,
    });
    expect(readSettings({ GATSBY_CONTACT_WEBHOOK_URL: "http://127.0.0.1:9000/x" })).toEqual({
      webhookUrl: "http://127.0.0.1:9000/x",
    });
  });

  it("must be an address everywhere", () => {
    expect(() => readSettings({ GATSBY_CONTACT_WEBHOOK_URL: "hooks.example/1" })).toThrow(
      /^GATSBY_CONTACT_WEBHOOK_URL is not an address: "hooks\.example\/1"\. Set GATSBY_CONTACT_WEBHOOK_URL to the https:\/\/ address/,
    );
  });

  describe("in a production build on the host", () => {
    it("is the webhook", () => {
      expect(readSettings({ CONTEXT: "production", GATSBY_CONTACT_WEBHOOK_URL: WEBHOOK })).toEqual({
        webhookUrl: WEBHOOK,
      });
    });

    it.each([undefined, "", "   "])("must be set, and %j is not", (value) => {
      expect(() =>
        readSettings({ CONTEXT: "production", GATSBY_CONTACT_WEBHOOK_URL: value }),
      ).toThrow(/^The contact form has nowhere to send to\. Set GATSBY_CONTACT_WEBHOOK_URL/);
    });

    it.each(["http://hooks.intake.example/1", "ftp://hooks.intake.example/1", LOCAL_INTAKE_URL])(
      "must start with https://, and %s does not",
      (value) => {
        expect(() =>
          readSettings({ CONTEXT: "production", GATSBY_CONTACT_WEBHOOK_URL: value }),
        ).toThrow(`GATSBY_CONTACT_WEBHOOK_URL must start with https://, and it is "${value}"`);
      },
    );
  });
});

it("reads Google's tracking id, where there is one", () => {
  expect(readGtagId({ GATSBY_GTAG_ID: " G-1234 " })).toBe("G-1234");
  expect(readGtagId({ GATSBY_GTAG_ID: " " })).toBeUndefined();
  expect(readGtagId({})).toBeUndefined();
});
