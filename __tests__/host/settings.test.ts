import {
  gtagConsentOf,
  LOCAL_INTAKE_URL,
  localIntakeOf,
  previewUrlOf,
  readSettings,
} from "../../src/host/settings";

const WEBHOOK = "https://hooks.intake.example/catch/1";
const PRODUCTION = { CONTEXT: "production", GATSBY_CONTACT_WEBHOOK_URL: WEBHOOK };

const NONE = { webhookUrl: LOCAL_INTAKE_URL, gtagId: undefined, deploy: undefined, hsts: "" };

test.each([
  [{}, {}],
  [{ GATSBY_CONTACT_WEBHOOK_URL: "  " }, {}],
  // Netlify's local server sets CONTEXT to "dev".
  [{ CONTEXT: "dev" }, {}],
  [{ GATSBY_CONTACT_WEBHOOK_URL: ` ${WEBHOOK}\n` }, { webhookUrl: WEBHOOK }],
  [{ GATSBY_CONTACT_WEBHOOK_URL: "http://127.0.0.1:9/x" }, { webhookUrl: "http://127.0.0.1:9/x" }],
  // A local webhook's host may be a machine's name.
  [{ GATSBY_CONTACT_WEBHOOK_URL: "https://intake/1" }, { webhookUrl: "https://intake/1" }],
  [{ GATSBY_GTAG_ID: " G-AB12CD34EF\n" }, { gtagId: "G-AB12CD34EF" }],
  [{ GATSBY_GTAG_ID: "gt-1234" }, { gtagId: "gt-1234" }],
  [{ GATSBY_HSTS: " includeSubDomains\n" }, { hsts: "includeSubDomains" }],
  [{ GATSBY_HSTS: "includeSubDomains; preload" }, { hsts: "includeSubDomains; preload" }],
  [PRODUCTION, { webhookUrl: WEBHOOK, deploy: "production" }],
  [
    { ...PRODUCTION, CONTEXT: "deploy-preview" },
    { webhookUrl: WEBHOOK, deploy: "preview" },
  ],
  [
    { ...PRODUCTION, CONTEXT: "branch-deploy" },
    { webhookUrl: WEBHOOK, deploy: "preview" },
  ],
])("reads the settings %j as %j", (env, settings) => {
  expect(readSettings(env)).toEqual({ ...NONE, ...settings });
});

const set = (webhook: string | undefined, CONTEXT?: string) => ({
  GATSBY_CONTACT_WEBHOOK_URL: webhook,
  CONTEXT,
});
const NO_WEBHOOK = "The contact form has no webhook. Set GATSBY_CONTACT_WEBHOOK_URL";
const NO_HTTPS = "GATSBY_CONTACT_WEBHOOK_URL must start with https://";

test.each<[env: NodeJS.ProcessEnv, message: string]>([
  [
    set("hooks.example/1"),
    'GATSBY_CONTACT_WEBHOOK_URL is not a URL: "hooks.example/1". Set GATSBY_CONTACT_WEBHOOK_URL to the https:// URL',
  ],
  [set("javascript:alert(1)"), NO_HTTPS],
  // These hosts could change the security policy.
  [set("https://hooks.example;script-src/1"), 'invalid host: "hooks.example;script-src"'],
  [set("https://*.example/1"), 'invalid host: "*.example"'],
  [set("https://intake/1", "production"), 'invalid host: "intake"'],
  // The webhook must be copied whole, without placeholders.
  [set("https://hooks.intake.io/catch 1"), 'contains " "'],
  [set("https://hooks.intake.io/<your-id>/"), 'contains "<"'],
  [set("https://hooks.intake.io/YOUR_ID"), 'contains "YOUR_"'],
  [set("https://hooks.intake.io/..."), 'contains "..."'],
  ...["production", "deploy-preview", "branch-deploy"].flatMap((context) => [
    [set(undefined, context), NO_WEBHOOK] satisfies [object, string],
    [set("   ", context), NO_WEBHOOK] satisfies [object, string],
    [
      set("http://hooks.example/1", context),
      `${NO_HTTPS}, but is "http://hooks.example/1"`,
    ] satisfies [object, string],
  ]),
  // A misspelled context doesn't silently make the site a preview.
  ...["Production", "production ", "prod", "producton"].map(
    (context) =>
      [set(WEBHOOK, context), `CONTEXT is "${context}". Set it to "production"`] satisfies [
        object,
        string,
      ],
  ),
  ...["</script><script>", "G-", "G-1234&x=1", "AW-123456789"].map(
    (GATSBY_GTAG_ID) =>
      [
        { GATSBY_GTAG_ID },
        `GATSBY_GTAG_ID is not a Google Analytics ID: "${GATSBY_GTAG_ID}". Set it to an ID such as`,
      ] satisfies [object, string],
  ),
  ...["preload", "includesubdomains", "max-age=0"].map(
    (GATSBY_HSTS) =>
      [
        { GATSBY_HSTS },
        `GATSBY_HSTS is "${GATSBY_HSTS}". Set it to "includeSubDomains"`,
      ] satisfies [object, string],
  ),
])("rejects the settings %j and says %s", (env, message) => {
  expect(() => readSettings(env)).toThrow(message);
});

test.each(["https://anna:secret@hooks.example/1", "https://anna@hooks.example/1"])(
  "rejects the webhook %s without repeating its user name or password",
  (url) => {
    expect(() => readSettings(set(url))).toThrow(
      /^GATSBY_CONTACT_WEBHOOK_URL contains a user name or password(?!.*secret)/s,
    );
  },
);

test("the local intake is recognized on any port", () => {
  expect(LOCAL_INTAKE_URL).toBe("http://127.0.0.1:8788/hooks/contact");
  const moved = "http://127.0.0.1:9123/hooks/contact";
  expect([LOCAL_INTAKE_URL, moved].map(localIntakeOf)).toEqual([
    { pathname: "/hooks/contact", origin: "http://127.0.0.1:8788" },
    { pathname: "/hooks/contact", origin: "http://127.0.0.1:9123" },
  ]);
  for (const other of [WEBHOOK, "http://127.0.0.1:5678/webhook/1", "127.0.0.1/hooks/contact"]) {
    expect(localIntakeOf(other)).toBeUndefined();
  }
});

test.each([
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
