import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Behaviour } from "../../../tools/intake/behaviours";
import { type Intake, startIntake } from "../../../tools/intake/intake";

const EMAIL = "ada+test@analytical.example";
const BODY = JSON.stringify({ firstName: "Ada", email: EMAIL, message: "Zeile 1\nZeile 2 ✓" });

let folder: string;
let file: string;
let intake: Intake;
let log: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "intake-test-"));
  file = join(folder, ".intake", "submissions.jsonl");
  log = [];
  intake = await startIntake({ port: 0, file, log: (text) => log.push(text) });
});

afterEach(async () => {
  await intake.close();
  rmSync(folder, { recursive: true });
});

function submit(body: string | Uint8Array<ArrayBuffer> = BODY, init: RequestInit = {}) {
  return fetch(`${intake.url}/hooks/contact`, { method: "POST", body, ...init });
}

function behaviourUrl(email: string = EMAIL): string {
  return `${intake.url}/_control/behaviours/${encodeURIComponent(email)}`;
}

async function behave(behaviour: Behaviour, email?: string): Promise<void> {
  const response = await fetch(behaviourUrl(email), {
    method: "PUT",
    body: JSON.stringify(behaviour),
  });
  expect(response.status).toBe(204);
}

/** A request as bytes on the wire, for what fetch does not allow or does not show. */
function raw(
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<{ status: number | undefined; rawHeaders: string[]; text: string }> {
  return new Promise((resolve, reject) => {
    const { method = "GET", headers = {}, body = "" } = options;
    const sent = request(intake.url + path, { method, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () =>
        resolve({ status: response.statusCode, rawHeaders: response.rawHeaders, text }),
      );
      response.on("error", reject);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

describe("as a catch hook", () => {
  test("a submission is answered with an empty 204 that any site may read", async () => {
    const response = await submit();
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(await response.text()).toBe("");
  });

  test("a submission is recorded exactly as it was sent", async () => {
    const body = `  ${BODY}\r\n`;
    await submit(body, {
      headers: { Origin: "http://127.0.0.1:9000", "Content-Type": "text/plain;charset=UTF-8" },
    });
    expect(intake.submissions).toEqual([
      {
        receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        path: "/hooks/contact",
        contentType: "text/plain;charset=UTF-8",
        headers: { origin: "http://127.0.0.1:9000", "content-type": "text/plain;charset=UTF-8" },
        body,
        bodyEncoding: "utf8",
        parsed: JSON.parse(BODY),
      },
    ]);
  });

  test("each submission is a line of the file by the time it is answered", async () => {
    await submit();
    await submit("not JSON");
    const lines = readFileSync(file, "utf8").trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toEqual(intake.submissions);
    expect(intake.submissions[1]?.parsed).toBeNull();
    expect(intake.submissions[1]?.body).toBe("not JSON");
  });

  test("bytes that are not UTF-8 are kept as base64", async () => {
    await submit(new Uint8Array([0xff, 0x00, 0x41]));
    expect(intake.submissions[0]).toMatchObject({ body: "/wBB", bodyEncoding: "base64" });
  });

  test("the log shows a submission as a readable block", async () => {
    await submit(BODY, { headers: { Origin: "http://127.0.0.1:9000" } });
    expect(log).toEqual([
      `
Submission 1, POST /hooks/contact, ${intake.submissions[0]?.receivedAt}
  origin        http://127.0.0.1:9000
  content-type  text/plain;charset=UTF-8
  firstName     Ada
  email         ${EMAIL}
  message       Zeile 1
                Zeile 2 ✓
`,
    ]);
  });

  test("what a visitor typed cannot steer the terminal", async () => {
    await submit(JSON.stringify({ "\u001b[2J": "\u001b[31mred\u0007" }));
    expect(log[0]).toContain("\uFFFD[31mred\uFFFD");
    expect(log[0]).not.toContain("\u001b");
  });

  test("a preflight is refused without CORS headers, so a browser sends nothing after it", async () => {
    const response = await fetch(`${intake.url}/hooks/contact`, {
      method: "OPTIONS",
      headers: {
        Origin: "http://127.0.0.1:9000",
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type",
      },
    });
    expect(response.status).toBe(405);
    const names = [...response.headers.keys()];
    expect(names.filter((name) => name.startsWith("access-control-"))).toEqual([]);
    expect(intake.submissions).toEqual([]);
  });

  test.each(["GET", "HEAD", "PUT", "PATCH", "DELETE"])("%s is not allowed", async (method) => {
    const response = await fetch(`${intake.url}/hooks/contact`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
    expect(intake.submissions).toEqual([]);
  });

  test("a body of 2 MB is taken, one byte more is refused and not recorded", async () => {
    const limit = 2 * 1024 * 1024;
    expect((await submit("a".repeat(limit))).status).toBe(204);
    expect((await submit("a".repeat(limit + 1))).status).toBe(413);
    expect(intake.submissions.map(({ body }) => body.length)).toEqual([limit]);
  });

  test("no connection is kept, since a browser repeats a request on its own when a kept one breaks", async () => {
    const response = await submit();
    expect(response.headers.get("connection")).toBe("close");
  });

  test("without a file nothing is written", async () => {
    const other = await startIntake({ port: 0, log: () => {} });
    try {
      await fetch(other.url, { method: "POST", body: "{}" });
      expect(other.submissions).toHaveLength(1);
      expect(() => readFileSync(file)).toThrow("ENOENT");
    } finally {
      await other.close();
    }
  });

  test("a submission that can't be shown is kept all the same", async () => {
    const other = await startIntake({
      port: 0,
      file,
      log: (text) => {
        if (text.includes("Submission 1")) throw new Error("The terminal is gone.");
      },
    });
    try {
      expect((await fetch(other.url, { method: "POST", body: "{}" })).status).toBe(500);
      expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ body: "{}" });
    } finally {
      await other.close();
    }
  });

  test("a file that cannot be written is said in the log and answered with 500", async () => {
    const other = await startIntake({
      port: 0,
      file: join(__filename, "submissions.jsonl"),
      log: (text) => log.push(text),
    });
    try {
      const response = await fetch(other.url, { method: "POST", body: "{}" });
      expect(response.status).toBe(500);
      expect(log.at(-1)).toContain("The intake could not handle a request:");
    } finally {
      await other.close();
    }
  });
});

describe("told by a test", () => {
  test("it answers the status, headers and body it was told, to that email only", async () => {
    await behave({ kind: "answer", status: 422, headers: { "X-Why": "test" }, body: '{"a":1}' });
    const response = await submit();
    expect(response.status).toBe(422);
    expect(response.headers.get("x-why")).toBe("test");
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(await response.json()).toEqual({ a: 1 });
    expect((await submit('{"email":"someone@else.example"}')).status).toBe(204);
  });

  test("it forgets a behaviour that is removed", async () => {
    await behave({ kind: "answer", status: 500 });
    expect((await fetch(behaviourUrl(), { method: "DELETE" })).status).toBe(204);
    expect((await submit()).status).toBe(204);
  });

  test("it waits before an answer", async () => {
    await behave({ kind: "answer", delayMs: 300 });
    const start = performance.now();
    await submit();
    expect(performance.now() - start).toBeGreaterThanOrEqual(295);
  });

  test.each([
    ["none", []],
    ["wrong", ["https://elsewhere.example"]],
    ["double", ["*", "*"]],
    ["*", ["*"]],
  ] as const)("its CORS header can be %s", async (cors, values) => {
    await behave({ kind: "answer", cors });
    const { rawHeaders } = await raw("/", { method: "POST", body: BODY });
    const sent = rawHeaders.filter(
      (_value, index) =>
        index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === "access-control-allow-origin",
    );
    expect(sent).toEqual(values);
  });

  test("it resets the connection before any answer, and has the data all the same", async () => {
    await behave({ kind: "reset" });
    await expect(submit()).rejects.toThrow("fetch failed");
    expect(intake.submissions).toHaveLength(1);
  });

  test("it resets the connection in the middle of the body", async () => {
    await behave({ kind: "reset-during-body" });
    const response = await submit();
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow("terminated");
  });

  test("it can lead to an address that answers JSON to any site", async () => {
    await behave({ kind: "answer", status: 302, headers: { Location: "/redirected" } });
    const response = await submit();
    expect(response.redirected).toBe(true);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(await response.json()).toEqual({ status: "success" });
    expect(intake.submissions).toHaveLength(1);
  });

  test("it can put spaces before a body, which stays JSON", async () => {
    await behave({ kind: "answer", status: 200, body: "{}", paddingBytes: 3_000_000 });
    const text = await (await submit()).text();
    expect(text).toHaveLength(3_000_002);
    expect(JSON.parse(text)).toEqual({});
  });

  test("it can say anything in place of HTTP, and records what it got", async () => {
    await behave({ kind: "raw", text: "220 mail.example ESMTP\r\n" });
    await expect(raw("/hooks/contact", { method: "POST", body: BODY })).rejects.toMatchObject({
      code: "HPE_INVALID_CONSTANT",
      rawPacket: Buffer.from("220 mail.example ESMTP\r\n"),
    });
    await behave({ kind: "raw", text: "" });
    await expect(submit()).rejects.toThrow();
    expect(intake.submissions).toHaveLength(2);
  });

  test("it can answer never, and closes all the same", async () => {
    await behave({ kind: "never" });
    const answered = jest.fn();
    const pending = submit().then(answered, (error: Error) => error.message);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(answered).not.toHaveBeenCalled();
    expect(intake.submissions).toHaveLength(1);
    await intake.close();
    await expect(pending).resolves.toBe("fetch failed");
    intake = await startIntake({ port: 0, log: () => {} });
  });

  test("it can stall after half of the body", async () => {
    await behave({ kind: "stall", body: "0123456789" });
    const response = await submit(BODY, { signal: AbortSignal.timeout(400) });
    expect(response.headers.get("content-length")).toBe("10");
    const reader = response.body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toBe("01234");
    await expect(reader?.read()).rejects.toThrow("timeout");
  });

  test("it can drip one byte a second", async () => {
    await behave({ kind: "drip", body: "{}" });
    const start = performance.now();
    const response = await submit();
    expect(performance.now() - start).toBeLessThan(900);
    expect(await response.text()).toBe("{}");
    expect(performance.now() - start).toBeGreaterThanOrEqual(1990);
  });

  test("a wrong behaviour is refused with the reason", async () => {
    const response = await fetch(behaviourUrl(), { method: "PUT", body: '{"kind":"explode"}' });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringContaining("kind") });
    expect((await submit()).status).toBe(204);
  });

  test("the submissions of one email can be read", async () => {
    await submit('{"email":"someone@else.example"}');
    await submit();
    const url = `${intake.url}/_control/submissions`;
    const own = await fetch(`${url}?email=${encodeURIComponent(EMAIL)}`);
    expect(await own.json()).toEqual([intake.submissions[1]]);
    expect(await (await fetch(url)).json()).toEqual(intake.submissions);
  });

  test.each([
    ["POST", "/_control/submissions", 405],
    ["POST", "/_control/behaviours/a%40b.example", 405],
    ["GET", "/_control/behaviours/", 404],
    ["GET", "/_control/other", 404],
    ["PUT", "/_control/behaviours/%E0%A4%A", 400],
  ])("%s %s is answered with %i", async (method, path, status) => {
    expect((await raw(path, { method })).status).toBe(status);
    expect(intake.submissions).toEqual([]);
  });

  test("a control request for another host name is refused", async () => {
    const { status } = await raw("/_control/submissions", {
      headers: { Host: "rebound.example" },
    });
    expect(status).toBe(403);
  });
});
