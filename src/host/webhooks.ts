/** Addresses of well-known services at which the form's submissions end nowhere, and why. */
const UNFIT: readonly [address: RegExp, why: string][] = [
  [
    /^https?:\/\/[^/]+\/(?:.*\/)?webhook-test\//,
    "is a test address of n8n, which takes a single call after each click in its editor: set the" +
      " Production URL (/webhook/ in place of /webhook-test/), and activate the workflow",
  ],
  [
    /^https:\/\/script\.google\.com\/.*\/dev\b/,
    "is the test address of a Google Apps Script, which wants visitors to log in: set the address of a" +
      " deployment, which ends in /exec",
  ],
  [
    /^https:\/\/(?:docs\.google\.com\/forms|forms\.gle)\//,
    "is a Google form, which takes no other fields than its own and no answer of which a page may read",
  ],
  [/^https:\/\/hooks\.slack\.com\//, 'is a webhook of Slack, which refuses a body without "text"'],
  [
    /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/api\/webhooks\//,
    'is a webhook of Discord, which refuses a body without "content"',
  ],
  [
    /^https?:\/\/(?:localhost|[^/:]+\.local|127\.\d|(?:10(?:\.\d+)?|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+){2}(?=[/:]))/,
    "is an address of this machine or its network, which no visitor reaches",
  ],
  [
    /^https?:\/\/(?:[^/:]+\.)?(?:example(?:\.(?:com|net|org))?|test|invalid)(?=[/:])/,
    "has a name that is reserved for examples, which no server has",
  ],
];

/** Why a webhook can't work on a public site, if its address tells; docs/webhooks.md has what works. */
export function whyUnfit(webhook: string): string | undefined {
  return UNFIT.find(([address]) => address.test(webhook))?.[1];
}

/**
 * The origins that a browser asks when the form is sent: the webhook's, and where that sends it on to for
 * the answer. Google Apps Script does (developers.google.com/apps-script/guides/content).
 */
export function originsOf(webhook: string): string[] {
  const { origin } = new URL(webhook);
  return origin === "https://script.google.com"
    ? [origin, "https://script.googleusercontent.com"]
    : [origin];
}
