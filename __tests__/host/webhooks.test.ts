import { originsOf, whyUnfit } from "../../src/host/webhooks";

test.each([
  ["https://acme.app.n8n.cloud/webhook-test/8f1c", /test address of n8n/],
  [
    "https://n8n.acme.io/automation/webhook-test/contact",
    /\/webhook\/ in place of \/webhook-test\//,
  ],
  ["https://script.google.com/macros/s/AKfy/dev", /ends in \/exec/],
  ["https://docs.google.com/forms/d/e/1FAI/formResponse", /Google form/],
  ["https://hooks.slack.com/services/T0/B0/x", /Slack/],
  ["https://discord.com/api/webhooks/1/x", /Discord/],
  ["https://localhost/hooks", /no visitor reaches/],
  ["https://192.168.1.20:5678/webhook/1", /no visitor reaches/],
  ["https://nas.local/webhook/1", /no visitor reaches/],
  ["https://hooks.example/abc", /reserved for examples/],
  ["https://www.example.com/hook", /reserved for examples/],
])("a submission to %s can't work", (address, why) => {
  expect(whyUnfit(address)).toMatch(why);
});

test.each([
  "https://hooks.zapier.com/hooks/catch/123/abc/",
  "https://hook.eu2.make.com/abcdef",
  "https://acme.app.n8n.cloud/webhook/8f1c",
  "https://acme.app.n8n.cloud/webhook/webhook-testing",
  "https://script.google.com/macros/s/AKfy/exec",
  "https://intake.acme.io/dev/contact",
  "https://10.acme.io/contact",
  "https://example.acme.io/contact",
])("nothing is wrong with %s", (address) => {
  expect(whyUnfit(address)).toBeUndefined();
});

test("a Google Apps Script has its answer read from another host", () => {
  expect(originsOf("https://hook.eu2.make.com/abcdef")).toEqual(["https://hook.eu2.make.com"]);
  expect(originsOf("https://script.google.com/macros/s/AKfy/exec")).toEqual([
    "https://script.google.com",
    "https://script.googleusercontent.com",
  ]);
});
