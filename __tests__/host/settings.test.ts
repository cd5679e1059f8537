import {
  gtagConsentOf,
  gtagIdOf,
  LOCAL_INTAKE_URL,
  localIntakeOf,
  readSettings,
} from "../../src/host/settings";

const WEBHOOK = "https://hooks.intake.example/catch/1";

describe("where the contact form posts to", () => {
  it("is the project's own intake while nothing is set", () => {
    expect(LOCAL_INTAKE_URL).toBe("http://127.0.0.1:8788/hooks/contact");
    expect(readSettings({})).toEqual({
      webhookUrl: LOCAL_INTAKE_URL,
      gtagId: undefined,
      deploy: undefined,
    });
    expect(readSettings({ GATSBY_CONTACT_WEBHOOK_URL: "  " }).webhookUrl).toBe(LOCAL_INTAKE_URL);
    // Netlify's own server on a developer's machine.
    expect(readSettings({ CONTEXT: "dev" })).toEqual({
      webhookUrl: LOCAL_INTAKE_URL,
      gtagId: undefined,
      deploy: undefined,
    });
  });

  it("is the webhook, without spaces around it", () => {
    expect(readSettings({ GATSBY_CONTACT_WEBHOOK_URL: ` ${WEBHOOK}\n` }).webhookUrl).toBe(WEBHOOK);
    const local = "http://127.0.0.1:9000/x";
    expect(readSettings({ GATSBY_CONTACT_WEBHOOK_URL: local }).webhookUrl).toBe(local);
  });

  it("is told from the local intake, on whatever port that is", () => {
    const moved = "http://127.0.0.1:9123/hooks/contact";
    expect([LOCAL_INTAKE_URL, moved].map(localIntakeOf)).toEqual([
      { pathname: "/hooks/contact", origin: "http://127.0.0.1:8788" },
      { pathname: "/hooks/contact", origin: "http://127.0.0.1:9123" },
    ]);
    for (const other of [WEBHOOK, "http://127.0.0.1:5678/webhook/1", "127.0.0.1/hooks/contact"]) {
      expect(localIntakeOf(other)).toBeUndefined();
    }
  });

  it("must be an address everywhere", () => {
    expect(() => readSettings({ GATSBY_CONTACT_WEBHOOK_URL: "hooks.example/1" })).toThrow(
      /^GATSBY_CONTACT_WEBHOOK_URL is not an address: "hooks\.example\/1"\. Set GATSBY_CONTACT_WEBHOOK_URL to the https:\/\/ address/,
    );
  });

  it("holds no name and no password, and the message doesn't repeat them", () => {
    const set = (GATSBY_CONTACT_WEBHOOK_URL: string) => () =>
      readSettings({ GATSBY_CONTACT_WEBHOOK_URL });
    for (const address of ["https://anna:secret@hooks.example/1", "https://anna@hooks.example/1"]) {
      expect(set(address)).toThrow(/^GATSBY_CONTACT_WEBHOOK_URL holds a user name or a password/);
      expect(set(address)).not.toThrow(/secret/);
    }
  });

  it.each([
    ["https://hooks.example;script-src/1", "hooks.example;script-src"],
    ["https://*.example/1", "*.example"],
    ["https://'self'/1", "'self'"],
  ])("has a host that can't change the policy: not %s", (GATSBY_CONTACT_WEBHOOK_URL, host) => {
    expect(() => readSettings({ GATSBY_CONTACT_WEBHOOK_URL })).toThrow(
      `GATSBY_CONTACT_WEBHOOK_URL names a host that can't be one: "${host}"`,
    );
  });

  it("is fetched over HTTP or HTTPS anywhere", () => {
    expect(() => readSettings({ GATSBY_CONTACT_WEBHOOK_URL: "javascript:alert(1)" })).toThrow(
      "GATSBY_CONTACT_WEBHOOK_URL must start with https://",
    );
  });

  describe.each([
    ["production", "production"],
    ["deploy-preview", "preview"],
    ["branch-deploy", "preview"],
  ])("on the host, in the context %s", (CONTEXT, deploy) => {
    it("is the webhook", () => {
      expect(readSettings({ CONTEXT, GATSBY_CONTACT_WEBHOOK_URL: WEBHOOK })).toEqual({
        webhookUrl: WEBHOOK,
        gtagId: undefined,
        deploy,
      });
    });

    it.each([undefined, "   "])("must be set, and %j is not", (value) => {
      expect(() => readSettings({ CONTEXT, GATSBY_CONTACT_WEBHOOK_URL: value })).toThrow(
        /^The contact form has nowhere to send to\. Set GATSBY_CONTACT_WEBHOOK_URL/,
      );
    });

    it("must start with https://", () => {
      const value = "http://hooks.intake.example/1";
      expect(() => readSettings({ CONTEXT, GATSBY_CONTACT_WEBHOOK_URL: value })).toThrow(
        `GATSBY_CONTACT_WEBHOOK_URL must start with https://, and it is "${value}"`,
      );
    });
  });
});

describe("Google's tracking id", () => {
  it.each(["G-AB12CD34EF", "GT-1234", "g-1234"])("may be %s", (id) => {
    expect(gtagIdOf({ GATSBY_GTAG_ID: ` ${id} ` })).toBe(id);
    expect(readSettings({ GATSBY_GTAG_ID: ` ${id}\n` }).gtagId).toBe(id);
  });

  it.each(["</script><script>", "G-", "G-1234&x=1", "AW-123456789"])(
    "is told from what is none: %s",
    (GATSBY_GTAG_ID) => {
      expect(gtagIdOf({ GATSBY_GTAG_ID })).toBeUndefined();
      expect(() => readSettings({ GATSBY_GTAG_ID })).toThrow(
        `GATSBY_GTAG_ID is not an id of Google Analytics: "${GATSBY_GTAG_ID}". It looks like` +
          " G-AB12CD34EF or GT-AB12CD3, and not like those of advertising (AW-, DC-), whose reports the" +
          " pages' security policy blocks; leave it empty for a site without analytics.",
      );
    },
  );
});

it.each([
  ["", "denied"],
  [" ", "denied"],
  [undefined, "denied"],
  ["denied ", "denied"],
  ["granted", "granted"],
  [" ask", "ask"],
])("takes %j for %j as what consent is", (GATSBY_GTAG_CONSENT, consent) => {
  expect(gtagConsentOf({ GATSBY_GTAG_CONSENT })).toBe(consent);
});

it("refuses any other word for consent", () => {
  expect(() => gtagConsentOf({ GATSBY_GTAG_CONSENT: "Granted" })).toThrow(
    'GATSBY_GTAG_CONSENT must be one of "granted", "denied", "ask", and it is "Granted".',
  );
});
