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

const webhook = (GATSBY_CONTACT_WEBHOOK_URL?: string, CONTEXT?: string) => ({
  GATSBY_CONTACT_WEBHOOK_URL,
  CONTEXT,
});
const NO_WEBHOOK = "The contact form has no webhook. Set GATSBY_CONTACT_WEBHOOK_URL";
const NO_HTTPS = "GATSBY_CONTACT_WEBHOOK_URL must start with https://";
const NO_GTAG = "GATSBY_GTAG_ID is not a Google Analytics ID";

test.each<[env: NodeJS.ProcessEnv, message: string | RegExp]>([
  [
    webhook("hooks.example/1"),
    'is not a URL: "hooks.example/1". Set GATSBY_CONTACT_WEBHOOK_URL to',
  ],
  [webhook("javascript:alert(1)"), NO_HTTPS],
  // These hosts could change the security policy.
  [webhook("https://hooks.example;script-src/1"), 'invalid host: "hooks.example;script-src"'],
  [webhook("https://*.example/1"), 'invalid host: "*.example"'],
  [webhook("https://intake/1", "production"), 'invalid host: "intake"'],
  // The webhook must be copied whole, without placeholders.
  [webhook("https://hooks.intake.io/catch 1"), 'contains " "'],
  [webhook("https://hooks.intake.io/<your-id>/"), 'contains "<"'],
  [webhook("https://hooks.intake.io/YOUR_ID"), 'contains "YOUR_"'],
  [webhook("https://hooks.intake.io/..."), 'contains "..."'],
  [webhook("https://anna@hooks.example/1"), "contains a user name or password"],
  // The message doesn't repeat the password.
  [webhook("https://anna:secret@hooks.example/1"), /a user name or password(?!.*secret)/s],
  [webhook(undefined, "production"), NO_WEBHOOK],
  [webhook("   ", "deploy-preview"), NO_WEBHOOK],
  [webhook("http://hooks.example/1", "branch-deploy"), `${NO_HTTPS}, but is "http://hooks`],
  // A misspelled context doesn't silently make the site a preview.
  [webhook(WEBHOOK, "Production"), 'CONTEXT is "Production". Set it to "production"'],
  [webhook(WEBHOOK, "production "), 'CONTEXT is "production ". Set it to "production"'],
  [webhook(WEBHOOK, "prod"), 'CONTEXT is "prod". Set it to "production"'],
  [webhook(WEBHOOK, "producton"), 'CONTEXT is "producton". Set it to "production"'],
  [{ GATSBY_GTAG_ID: "</script><script>" }, `${NO_GTAG}: "</script><script>". Set it to`],
  [{ GATSBY_GTAG_ID: "G-" }, NO_GTAG],
  [{ GATSBY_GTAG_ID: "G-1234&x=1" }, NO_GTAG],
  [{ GATSBY_GTAG_ID: "AW-123456789" }, NO_GTAG],
  [{ GATSBY_HSTS: "preload" }, 'GATSBY_HSTS is "preload". Set it to "includeSubDomains"'],
  [{ GATSBY_HSTS: "max-age=0" }, 'GATSBY_HSTS is "max-age=0"'],
])("rejects the settings %j and says %s", (env, message) => {
  expect(() => readSettings(env)).toThrow(message);
});

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
