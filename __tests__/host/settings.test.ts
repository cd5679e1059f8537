import {
  gtagConsentOf,
  gtagIdOf,
  LOCAL_INTAKE_URL,
  localIntakeOf,
  previewUrlOf,
  readSettings,
} from "../../src/host/settings";

const WEBHOOK = "https://hooks.intake.example/catch/1";

describe("contact form webhook", () => {
  it("the webhook defaults to the local intake", () => {
    expect(LOCAL_INTAKE_URL).toBe("http://127.0.0.1:8788/hooks/contact");
    expect(readSettings({})).toEqual({
      webhookUrl: LOCAL_INTAKE_URL,
      gtagId: undefined,
      deploy: undefined,
      hsts: "",
    });
    expect(readSettings({ GATSBY_CONTACT_WEBHOOK_URL: "  " }).webhookUrl).toBe(LOCAL_INTAKE_URL);
    // Netlify's local server sets CONTEXT to "dev".
    expect(readSettings({ CONTEXT: "dev" })).toEqual({
      webhookUrl: LOCAL_INTAKE_URL,
      gtagId: undefined,
      deploy: undefined,
      hsts: "",
    });
  });

  it("leading and trailing whitespace is removed from the webhook", () => {
    expect(readSettings({ GATSBY_CONTACT_WEBHOOK_URL: ` ${WEBHOOK}\n` }).webhookUrl).toBe(WEBHOOK);
    const local = "http://127.0.0.1:9000/x";
    expect(readSettings({ GATSBY_CONTACT_WEBHOOK_URL: local }).webhookUrl).toBe(local);
  });

  it("the local intake is recognized on any port", () => {
    const moved = "http://127.0.0.1:9123/hooks/contact";
    expect([LOCAL_INTAKE_URL, moved].map(localIntakeOf)).toEqual([
      { pathname: "/hooks/contact", origin: "http://127.0.0.1:8788" },
      { pathname: "/hooks/contact", origin: "http://127.0.0.1:9123" },
    ]);
    for (const other of [WEBHOOK, "http://127.0.0.1:5678/webhook/1", "127.0.0.1/hooks/contact"]) {
      expect(localIntakeOf(other)).toBeUndefined();
    }
  });

  it("the webhook must be a URL", () => {
    expect(() => readSettings({ GATSBY_CONTACT_WEBHOOK_URL: "hooks.example/1" })).toThrow(
      /^GATSBY_CONTACT_WEBHOOK_URL is not a URL: "hooks\.example\/1"\. Set GATSBY_CONTACT_WEBHOOK_URL to the https:\/\/ URL/,
    );
  });

  it("the webhook must not contain a user name or password, and the error message doesn't repeat them", () => {
    const set = (GATSBY_CONTACT_WEBHOOK_URL: string) => () =>
      readSettings({ GATSBY_CONTACT_WEBHOOK_URL });
    for (const url of ["https://anna:secret@hooks.example/1", "https://anna@hooks.example/1"]) {
      expect(set(url)).toThrow(/^GATSBY_CONTACT_WEBHOOK_URL contains a user name or password/);
      expect(set(url)).not.toThrow(/secret/);
    }
  });

  it.each([
    ["https://hooks.example;script-src/1", "hooks.example;script-src"],
    ["https://*.example/1", "*.example"],
    ["https://'self'/1", "'self'"],
  ])(
    "the webhook's host must not contain characters that could change the security policy: %s",
    (GATSBY_CONTACT_WEBHOOK_URL, host) => {
      expect(() => readSettings({ GATSBY_CONTACT_WEBHOOK_URL })).toThrow(
        `GATSBY_CONTACT_WEBHOOK_URL has an invalid host: "${host}"`,
      );
    },
  );

  it.each([
    ["https://hooks.intake.io/catch 1", " "],
    ["https://hooks.intake.io/catch/1#new", "#"],
    ["https://hooks.intake.io/<your-id>/", "<"],
    ["https://hooks.intake.io/{id}", "{"],
    ["https://hooks.intake.io/YOUR_ID", "YOUR_"],
    ["https://hooks.intake.io/...", "..."],
  ])("the webhook must be copied whole, without placeholders: %s", (address, found) => {
    expect(() => readSettings({ GATSBY_CONTACT_WEBHOOK_URL: address })).toThrow(
      `GATSBY_CONTACT_WEBHOOK_URL contains "${found}"`,
    );
  });

  it("a public webhook's host must have a dot, but a local one may be a machine's name", () => {
    const env = { GATSBY_CONTACT_WEBHOOK_URL: "https://intake/1" };
    expect(readSettings(env).webhookUrl).toBe("https://intake/1");
    expect(() => readSettings({ ...env, CONTEXT: "production" })).toThrow('invalid host: "intake"');
  });

  it.each(["Production", "PRODUCTION", "production ", "prod", "producton"])(
    "CONTEXT=%s doesn't silently make the site a preview",
    (CONTEXT) => {
      expect(() => readSettings({ CONTEXT, GATSBY_CONTACT_WEBHOOK_URL: WEBHOOK })).toThrow(
        `CONTEXT is "${CONTEXT}". Set it to "production"`,
      );
    },
  );

  it("the webhook must use HTTP or HTTPS", () => {
    expect(() => readSettings({ GATSBY_CONTACT_WEBHOOK_URL: "javascript:alert(1)" })).toThrow(
      "GATSBY_CONTACT_WEBHOOK_URL must start with https://",
    );
  });

  it.each([
    [
      { CONTEXT: "deploy-preview", DEPLOY_PRIME_URL: "https://a", DEPLOY_URL: "https://b" },
      "https://a",
    ],
    [{ CONTEXT: "next", DEPLOY_URL: "https://b" }, "https://b"],
    [{ CONTEXT: "branch-deploy" }, undefined],
    [{ CONTEXT: "production", DEPLOY_PRIME_URL: "https://a" }, undefined],
    [{ CONTEXT: "dev", DEPLOY_PRIME_URL: "https://a" }, undefined],
    [{ DEPLOY_PRIME_URL: "https://a" }, undefined],
  ])("with %j, the preview's URL is %s", (env, url) => {
    expect(previewUrlOf(env)).toBe(url);
  });

  it("HTTPS is extended to subdomains only by one of two values", () => {
    const hsts = (GATSBY_HSTS: string) => () => readSettings({ GATSBY_HSTS }).hsts;
    expect(hsts(" includeSubDomains\n")()).toBe("includeSubDomains");
    expect(hsts("includeSubDomains; preload")()).toBe("includeSubDomains; preload");
    for (const wrong of ["preload", "includesubdomains", "max-age=0"]) {
      expect(hsts(wrong)).toThrow(`GATSBY_HSTS is "${wrong}". Set it to "includeSubDomains"`);
    }
  });

  describe.each([
    ["production", "production"],
    ["deploy-preview", "preview"],
    ["branch-deploy", "preview"],
  ])("in the host's %s context", (CONTEXT, deploy) => {
    it("the webhook can be set", () => {
      expect(readSettings({ CONTEXT, GATSBY_CONTACT_WEBHOOK_URL: WEBHOOK })).toEqual({
        webhookUrl: WEBHOOK,
        gtagId: undefined,
        deploy,
        hsts: "",
      });
    });

    it.each([undefined, "   "])("the webhook must be set and can't be %j", (value) => {
      expect(() => readSettings({ CONTEXT, GATSBY_CONTACT_WEBHOOK_URL: value })).toThrow(
        /^The contact form has no webhook\. Set GATSBY_CONTACT_WEBHOOK_URL/,
      );
    });

    it("the webhook must start with https://", () => {
      const value = "http://hooks.intake.example/1";
      expect(() => readSettings({ CONTEXT, GATSBY_CONTACT_WEBHOOK_URL: value })).toThrow(
        `GATSBY_CONTACT_WEBHOOK_URL must start with https://, but is "${value}"`,
      );
    });
  });
});

describe("Google tracking ID", () => {
  it.each(["G-AB12CD34EF", "GT-1234", "g-1234"])("the tracking ID can be %s", (id) => {
    expect(gtagIdOf({ GATSBY_GTAG_ID: ` ${id} ` })).toBe(id);
    expect(readSettings({ GATSBY_GTAG_ID: ` ${id}\n` }).gtagId).toBe(id);
  });

  it.each(["</script><script>", "G-", "G-1234&x=1", "AW-123456789"])(
    "the tracking ID can't be %s",
    (GATSBY_GTAG_ID) => {
      expect(gtagIdOf({ GATSBY_GTAG_ID })).toBeUndefined();
      expect(() => readSettings({ GATSBY_GTAG_ID })).toThrow(
        `GATSBY_GTAG_ID is not a Google Analytics ID: "${GATSBY_GTAG_ID}". Set it to an ID such as` +
          " G-AB12CD34EF or GT-AB12CD3, or leave it empty for a site without analytics. Advertising IDs" +
          " (AW-, DC-) don't work, because the pages' security policy blocks their reports.",
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
])("reads the consent setting %j as %j", (GATSBY_GTAG_CONSENT, consent) => {
  expect(gtagConsentOf({ GATSBY_GTAG_CONSENT })).toBe(consent);
});

it("rejects any other consent setting", () => {
  expect(() => gtagConsentOf({ GATSBY_GTAG_CONSENT: "Granted" })).toThrow(
    'GATSBY_GTAG_CONSENT is "Granted". Set it to one of "granted", "denied", "ask".',
  );
});
