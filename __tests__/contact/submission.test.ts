import { sendJson, submitContact } from "../../src/contact/submission";
import {
  fetchStub,
  NO_JSON,
  rejection,
  reload,
  replaceFetch,
  restoreFetch,
  send,
  stalledBody,
  URL_OF_HOOK,
} from "../support/contact-fetch";

beforeEach(replaceFetch);
afterEach(restoreFetch);

describe("the JSON helper", () => {
  test("posts the JSON once, without headers if they are left out", async () => {
    await send(new Response(null, { status: 204 }), { a: 1 });
    expect(fetchStub).toHaveBeenCalledTimes(1);
    expect(fetchStub).toHaveBeenCalledWith(URL_OF_HOOK, {
      method: "POST",
      body: '{"a":1}',
      signal: expect.any(AbortSignal),
    });
    expect(Object.keys(fetchStub.mock.calls[0]?.[1] ?? {})).not.toContain("headers");
  });

  test("sets the headers that it is given", async () => {
    fetchStub.mockResolvedValueOnce(new Response("1"));
    await sendJson(URL_OF_HOOK, 1, { headers: { accept: "application/json" } });
    expect(fetchStub.mock.calls[0]?.[1].headers).toEqual({ accept: "application/json" });
  });

  test("reads a 204 as an empty result", async () => {
    expect(await send(new Response(null, { status: 204 }))).toBeUndefined();
  });

  test.each([
    [200, '{"status":"success"}', { status: "success" }],
    [201, "null", null],
    [202, '"accepted"', "accepted"],
    [299, "[]", []],
    [200, "\ufeff{}", {}],
  ])("resolves a %i with its JSON %j", async (status, body, expected) => {
    expect(await send(new Response(body, { status }))).toEqual(expected);
  });

  test.each([
    ["HTML", "<!doctype html><title>OK</title>"],
    ["an empty body", ""],
    ["JSON that is cut off", '{"status":"succ'],
    ["plain text", "ok"],
  ])("fails on a 200 with %s", async (_what, body) => {
    expect(await rejection(send(new Response(body, { status: 200 })))).toMatchObject(NO_JSON);
  });

  test("rejects another answer that is not OK with its parsed body", async () => {
    const problem = { error: "Too many requests", retryAfter: 3 };
    for (const status of [400, 404, 422, 429, 500, 503]) {
      const answer = Response.json(problem, { status });
      expect(await rejection(send(answer))).toEqual(problem);
    }
    expect(reload).not.toHaveBeenCalled();
  });

  test("fails on a 500 whose body is no JSON", async () => {
    const answer = new Response("Internal Server Error", { status: 500 });
    expect(await rejection(send(answer))).toMatchObject(NO_JSON);
  });

  test.each([401, 403])(
    "reloads the page once on %i, whatever its body, and fails",
    async (status) => {
      const answer = new Response(stalledBody(), { status });
      expect(await rejection(send(answer))).toEqual(new Error(`Refused with status ${status}`));
      expect(reload).toHaveBeenCalledTimes(1);
    },
  );

  test("fails as the network does, and doesn't send again", async () => {
    const failure = new TypeError("Failed to fetch");
    expect(await rejection(send(Promise.reject(failure)))).toBe(failure);
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });
});

describe("a contact submission", () => {
  const submission = {
    message: 'a\r\n</script>=HYPERLINK("x")\u0000\ud800',
    company: "Analytical Engines",
    phone: "",
    email: "ada@example.com",
    lastName: "Lovelace",
    firstName: "Ada",
  };

  test("has exactly the six keys in the specification's order, and no headers", async () => {
    fetchStub.mockResolvedValueOnce(new Response(null, { status: 204 }));
    await submitContact(URL_OF_HOOK, { ...submission, ...{ extra: "not sent" } });
    expect(fetchStub.mock.calls).toEqual([
      [URL_OF_HOOK, { method: "POST", body: expect.any(String), signal: expect.any(AbortSignal) }],
    ]);
    expect(fetchStub.mock.calls[0]?.[1].body).toBe(
      '{"firstName":"Ada","lastName":"Lovelace","email":"ada@example.com","phone":"",' +
        '"company":"Analytical Engines",' +
        '"message":"a\\r\\n</script>=HYPERLINK(\\"x\\")\\u0000\\ud800"}',
    );
  });

  test("hands its reload to the helper", async () => {
    fetchStub.mockResolvedValueOnce(new Response(null, { status: 403 }));
    await rejection(submitContact(URL_OF_HOOK, submission, { reload }));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

test("without another reload the page itself is loaded again", async () => {
  const windowStub = { location: { reload } };
  Object.assign(globalThis, { window: windowStub });
  fetchStub.mockResolvedValueOnce(new Response(null, { status: 401 }));
  await rejection(sendJson(URL_OF_HOOK, {}));
  expect(reload).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(globalThis, "window");
});
