import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Intake, startIntake } from "../../../tools/intake/intake";
import { describeUrls } from "../../../tools/intake/local-intake";
import { newFolder } from "../../support/new-folder";

const BODY = JSON.stringify({ firstName: "Ada", message: "Zeile 1\nZeile 2 ✓" });

let file: string;
let intake: Intake;
let log: string[];

beforeEach(async () => {
  file = join(newFolder(), ".intake", "submissions.jsonl");
  log = [];
  intake = await startIntake({ port: 0, file, log: (text) => log.push(text) });
});

afterEach(() => intake.close());

const submit = (body = BODY, headers: Record<string, string> = {}) =>
  fetch(`${intake.url}/hooks/contact`, { method: "POST", body, headers });

test("saves submissions unmodified and responds with an empty 204 that any site can read", async () => {
  const headers = { origin: "http://127.0.0.1:9000", "content-type": "text/plain;charset=UTF-8" };
  const response = await submit(`  ${BODY}\r\n`, headers);
  expect([response.status, await response.text()]).toEqual([204, ""]);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  // With keep-alive, browsers retry a request after a connection reset.
  expect(response.headers.get("connection")).toBe("close");
  await submit("not JSON");
  const receivedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  const path = "/hooks/contact";
  const sent = { receivedAt, path, headers, body: `  ${BODY}\r\n`, parsed: JSON.parse(BODY) };
  expect(intake.submissions[0]).toEqual(sent);
  expect(intake.submissions[1]).toMatchObject({ body: "not JSON", parsed: null });
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toEqual(intake.submissions);
});

test("rejects preflight requests without CORS headers, so browsers don't send the actual request", async () => {
  const response = await fetch(`${intake.url}/hooks/contact`, { method: "OPTIONS" });
  expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
  expect(intake.submissions).toEqual([]);
});

test("prints the URLs of the site and its intake and warns if the form posts somewhere else", () => {
  const hook = "http://127.0.0.1:8788/hooks/contact";
  const lines = describeUrls("http://127.0.0.1:9000", hook);
  expect(lines).toContain("http://127.0.0.1:9000/\n");
  expect(lines).toContain(`${hook}\n`);
  expect(lines).not.toContain("Warning");
  expect(describeUrls("http://127.0.0.1:9000", "https://hooks.example/a")).toContain(
    "the form posts to https://hooks.example/a, not to the intake",
  );
});
