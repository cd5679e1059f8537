/** What's wrong with webhooks whose URL matches. */
const UNSUITABLE: Readonly<Record<string, RegExp>> = {
  "is an n8n test URL, which accepts only one call after each click in the editor; use the Production URL (/webhook/ instead of /webhook-test/), and activate the workflow":
    /^https?:\/\/[^/]+\/(?:.*\/)?webhook-test\//,
  "is a Google Apps Script test URL, which requires visitors to sign in; use the URL of a deployment, which ends in /exec":
    /^https:\/\/script\.google\.com\/.*\/dev\b/,
  "is a Google form, which accepts only its own fields and doesn't let pages read its response":
    /^https:\/\/(?:docs\.google\.com\/forms|forms\.gle)\//,
  "is a Power Automate or Logic Apps trigger, whose empty 202 response the form reports as a failure unless the flow has a Response action with status 204":
    /^https:\/\/[^/]+\.(?:logic\.azure|powerplatform)\.com[/:]/,
  "is an IFTTT webhook, which accepts only its own fields and doesn't respond with JSON":
    /^https:\/\/maker\.ifttt\.com\//,
  "is a chat webhook (Microsoft Teams, Google Chat, Slack or Discord), which accepts only its own fields":
    /^https:\/\/(?:[^/]+\.webhook\.office\.com|chat\.googleapis\.com|hooks\.slack\.com|(?:\w+\.)?discord(?:app)?\.com\/api\/webhooks)\//,
  "points to this machine or its local network, which visitors can't reach":
    /^https?:\/\/(?:localhost|[^/:]+\.local|127\.\d|(?:10(?:\.\d+)?|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+){2}(?=[/:]))/,
  "has a host name that is reserved for examples; use the URL of your own webhook":
    /^https?:\/\/(?:[^/:]+\.)?(?:example(?:\.(?:com|net|org))?|test|invalid)(?=[/:])/,
};

/** See docs/webhooks.md. */
export function webhookWarning(webhook: string): string | undefined {
  return Object.entries(UNSUITABLE).find(([, url]) => url.test(webhook))?.[0];
}

/** Google Apps Script redirects to another host for the response (developers.google.com/apps-script). */
export function originsOf(webhook: string): string[] {
  const { origin } = new URL(webhook);
  return origin === "https://script.google.com"
    ? [origin, "https://script.googleusercontent.com"]
    : [origin];
}
