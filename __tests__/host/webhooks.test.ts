import { originsOf, webhookWarning } from "../../src/host/webhooks";

test.each([
  ["https://n8n.acme.io/automation/webhook-test/contact", /n8n test URL/],
  ["https://script.google.com/macros/s/AKfy/dev", /ends in \/exec/],
  ["https://docs.google.com/forms/d/e/1FAI/formResponse", /Google form/],
  ["https://hooks.slack.com/services/T0/B0/x", /Slack/],
  ["https://discord.com/api/webhooks/1/x", /Discord/],
  ["https://prod-12.westus.logic.azure.com/workflows/1/triggers/manual", /Response action/],
  ["https://prod-12.westus.logic.azure.com:443/workflows/1", /status 204/],
  ["https://0a1b.2c.environment.api.powerplatform.com/powerautomate/1", /empty 202 response/],
  ["https://acme.webhook.office.com/webhookb2/1", /Microsoft Teams/],
  ["https://chat.googleapis.com/v1/spaces/1/messages", /Google Chat/],
  ["https://maker.ifttt.com/trigger/contact/with/key/x", /IFTTT/],
  ["https://localhost/hooks", /visitors can't reach/],
  ["https://192.168.1.20:5678/webhook/1", /visitors can't reach/],
  ["https://nas.local/webhook/1", /visitors can't reach/],
  ["https://hooks.example/abc", /reserved for examples/],
  ["https://www.example.com/hook", /reserved for examples/],
])("explains why submissions to %s can't work", (url, why) => {
  expect(webhookWarning(url)).toMatch(why);
});

test.each([
  "https://hooks.zapier.com/hooks/catch/123/abc/",
  "https://hook.eu2.make.com/abcdef",
  "https://acme.app.n8n.cloud/webhook/8f1c",
  "https://acme.app.n8n.cloud/webhook/webhook-testing",
  "https://script.google.com/macros/s/AKfy/exec",
  "https://intake.acme.io/dev/contact",
  "https://10.acme.io/contact",
  "https://logic.azure.com.acme.io/contact",
  "https://example.acme.io/contact",
])("accepts %s", (url) => {
  expect(webhookWarning(url)).toBeUndefined();
});

test("a Google Apps Script webhook responds from another host", () => {
  expect(originsOf("https://hook.eu2.make.com/abcdef")).toEqual(["https://hook.eu2.make.com"]);
  expect(originsOf("https://script.google.com/macros/s/AKfy/exec")).toEqual([
    "https://script.google.com",
    "https://script.googleusercontent.com",
  ]);
});
