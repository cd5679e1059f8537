import { sendJson } from "../../src/contact/submission";
import {
  fetchStub,
  NO_JSON,
  rejection,
  reload,
  replaceFetch,
  restoreFetch,
  send,
  URL_OF_HOOK,
} from "../support/contact-fetch";

/*
 * Every answer whose fate is decided by its status and body. What the browser has a part in, such as
 * redirects, CORS and broken connections: __tests__/browser/faults/table.ts.
 */
beforeEach(replaceFetch);
afterEach(restoreFetch);

const REFUSALS = [
  ...[300, 400, 402, 404, 405, 406, 408, 409, 410, 411, 413, 415, 418, 422, 425, 429],
  ...[500, 502, 503, 504, 599],
];

test.each(REFUSALS)(
  "a %i is a failure with its JSON, sent once and without a reload",
  async (status) => {
    const headers = { "retry-after": "1" };
    const answer = new Response('{"error":"no"}', { status, headers });
    expect(await rejection(send(answer))).toEqual({ error: "no" });
    expect(fetchStub).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
  },
);

test.each(REFUSALS)("a %i with HTML or nothing is a failure as well", async (status) => {
  for (const body of ["<!doctype html><title>No</title>", ""]) {
    expect(await rejection(send(new Response(body, { status })))).toMatchObject(NO_JSON);
  }
});

test.each([
  ["a 201 with text", 201, "created"],
  ["a 202 without a body", 202, ""],
  ["a 205, which has no body", 205, null],
  ["a 304, which has no body", 304, null],
  ["two JSON texts", 200, "{}{}"],
  ["bytes that aren't JSON", 200, "\u0000\ufffd"],
])("%s is no success", async (_what, status, body) => {
  expect(await rejection(send(new Response(body, { status })))).toMatchObject(NO_JSON);
});

test.each([
  [
    "throws",
    () => {
      throw new TypeError("Blocked by an extension");
    },
  ],
  ["gives nothing", () => Promise.resolve(undefined as unknown as Response)],
])("a fetch that %s is a failure", async (_what, replacement) => {
  fetchStub.mockImplementationOnce(replacement);
  expect(await rejection(sendJson(URL_OF_HOOK, {}))).toMatchObject({ name: "TypeError" });
});
