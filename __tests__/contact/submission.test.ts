import { sendJson, TIME_LIMIT_MS } from "../../src/contact/submission";

const URL_OF_HOOK = "https://hooks.example/catch/1";
/** Matches Node's SyntaxError, which isn't an instance of the test environment's Error class. */
const NO_JSON = { name: "SyntaxError" };
const reload = jest.fn();
const fetchStub = jest.fn<Promise<Response>, [string, RequestInit]>();
const realFetch = globalThis.fetch;

beforeEach(() => {
  jest.resetAllMocks();
  Object.assign(globalThis, { fetch: fetchStub });
});
afterEach(() => Object.assign(globalThis, { fetch: realFetch }));

function send(response: Response | Promise<Response>, data: unknown = {}) {
  fetchStub.mockReturnValueOnce(Promise.resolve(response));
  return sendJson(URL_OF_HOOK, data, { reload });
}

async function rejection(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (reason) {
    return reason;
  }
  throw new Error("The promise resolved");
}

function stalledBody(): ReadableStream {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"ok":')),
  });
}

describe("sendJson", () => {
  test("sends the given headers, and none by default", async () => {
    for (const headers of [{ accept: "application/json" }, undefined]) {
      fetchStub.mockResolvedValueOnce(new Response("1"));
      await sendJson(URL_OF_HOOK, 1, headers && { headers });
      expect(fetchStub.mock.lastCall?.[1].headers).toEqual(headers);
    }
  });

  test.each([
    ["with up to 48 KB outlives the page", 49_152, true],
    ["that is longer doesn't, because browsers would refuse it", 49_153, false],
  ])("a body %s", async (_what, bytes, keepalive) => {
    // JSON adds two quotation marks, and each of these letters has two bytes.
    await send(new Response("1"), `${"ü".repeat(1_000)}${"x".repeat(bytes - 2_002)}`);
    expect(fetchStub.mock.lastCall?.[1].keepalive).toBe(keepalive);
  });

  test("resolves to undefined on a 204", async () => {
    expect(await send(new Response(null, { status: 204 }))).toBeUndefined();
  });

  test.each([
    [200, '{"status":"success"}', { status: "success" }],
    [201, "null", null],
    [200, "\ufeff{}", {}],
    [200, `${" ".repeat(5_000_000)}{}`, {}],
  ])("on a %i, resolves to its JSON %j", async (status, body, expected) => {
    expect(await send(new Response(body, { status }))).toEqual(expected);
  });

  test.each([
    ["HTML", 200, "<!doctype html><title>OK</title>"],
    ["an empty body", 200, ""],
    ["truncated JSON", 200, '{"status":"succ'],
    ["no body", 205, null],
    ["HTML", 300, "<h1>Choose</h1>"],
    ["an empty body", 400, ""],
    ["plain text", 500, "Internal Server Error"],
  ])("rejects a response with %s and status %i", async (_what, status, body) => {
    expect(await rejection(send(new Response(body, { status })))).toMatchObject(NO_JSON);
    expect(reload).not.toHaveBeenCalled();
  });

  test("for any other error status, rejects with the parsed body", async () => {
    const problem = { error: "Too many requests", retryAfter: 3 };
    for (const status of [400, 402, 404, 408, 429, 500, 503, 599]) {
      const response = Response.json(problem, { status });
      expect(await rejection(send(response))).toEqual(problem);
    }
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([401, 403])(
    "for a %i response with any body, reloads the page once and rejects",
    async (status) => {
      const response = new Response(stalledBody(), { status });
      expect(await rejection(send(response))).toEqual(new Error(`Refused with status ${status}`));
      expect(reload).toHaveBeenCalledTimes(1);
    },
  );

  test("rejects with the network error without retrying", async () => {
    const failure = new TypeError("Failed to fetch");
    expect(await rejection(send(Promise.reject(failure)))).toBe(failure);
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  test.each([
    [
      "throws",
      () => {
        throw new TypeError("Blocked by an extension");
      },
    ],
    ["resolves with undefined", () => Promise.resolve(undefined as unknown as Response)],
  ])("rejects if a fetch that was replaced by a script %s", async (_what, replacement) => {
    fetchStub.mockImplementationOnce(replacement);
    expect(await rejection(sendJson(URL_OF_HOOK, {}))).toMatchObject({ name: "TypeError" });
  });
});

describe("30-second time limit", () => {
  const tooLate = new Error("No complete response within 30000 ms");

  /** Returns how many times the promise settled 1 ms before the limit, and its rejection reason. */
  async function waitForLimit(promise: Promise<unknown>) {
    const settled = jest.fn();
    promise.then(settled, settled);
    await jest.advanceTimersByTimeAsync(TIME_LIMIT_MS - 1);
    const early = settled.mock.calls.length;
    await jest.advanceTimersByTimeAsync(1);
    return { early, reason: settled.mock.calls[0]?.[0] };
  }

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test("a request without a response is rejected at the limit, and the fetch is aborted", async () => {
    const exchange = send(new Promise(() => {}));
    expect(await waitForLimit(exchange)).toEqual({ early: 0, reason: tooLate });
    expect(fetchStub.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  });

  test("the limit also applies to a body that stalls", async () => {
    const exchange = send(new Response(stalledBody()));
    expect(await waitForLimit(exchange)).toEqual({ early: 0, reason: tooLate });
  });

  test("a 401 that arrives after the limit doesn't reload the page", async () => {
    const late = new Promise<Response>((resolve) => {
      setTimeout(() => resolve(new Response(null, { status: 401 })), TIME_LIMIT_MS + 1);
    });
    expect(await waitForLimit(send(late))).toEqual({ early: 0, reason: tooLate });
    await jest.advanceTimersByTimeAsync(10);
    expect(reload).not.toHaveBeenCalled();
  });
});

test("by default, a 401 reloads the window", async () => {
  const windowStub = { location: { reload } };
  Object.assign(globalThis, { window: windowStub });
  fetchStub.mockResolvedValueOnce(new Response(null, { status: 401 }));
  await rejection(sendJson(URL_OF_HOOK, {}));
  expect(reload).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(globalThis, "window");
});
