import { sendJson } from "../../src/contact/submission";

/** What the tests of the JSON helper share: a fetch that answers as they say. */

export const URL_OF_HOOK = "https://hooks.example/catch/1";
/** An Error of the platform's, which isn't of the test's own class. */
export const NO_JSON = { name: "SyntaxError" };
export const reload = jest.fn();
export const fetchStub = jest.fn<Promise<Response>, [string, RequestInit]>();
const realFetch = globalThis.fetch;

export function replaceFetch(): void {
  jest.resetAllMocks();
  Object.assign(globalThis, { fetch: fetchStub });
}

export function restoreFetch(): void {
  Object.assign(globalThis, { fetch: realFetch });
}

/** Sends `data` to a webhook that answers so. */
export function send(answer: Response | Promise<Response>, data: unknown = {}) {
  fetchStub.mockReturnValueOnce(Promise.resolve(answer));
  return sendJson(URL_OF_HOOK, data, { reload });
}

/** What a promise was rejected with, an Error being the rule broken if it wasn't. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (reason) {
    return reason;
  }
  throw new Error("The promise was kept");
}

/** A body that begins and never ends. */
export function stalledBody(): ReadableStream {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"ok":')),
  });
}
