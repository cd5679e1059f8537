import { TIME_LIMIT_MS } from "../../src/contact/submission";
import {
  fetchStub,
  NO_JSON,
  rejection,
  reload,
  replaceFetch,
  restoreFetch,
  send,
  stalledBody,
} from "../support/contact-fetch";

beforeEach(replaceFetch);
afterEach(() => {
  jest.useRealTimers();
  restoreFetch();
});

describe("the time limit of 30 seconds", () => {
  const tooLate = new Error("No whole answer within 30000 ms");

  /** Advances the clock in two steps around the limit; says what happened after each. */
  async function waitForLimit(promise: Promise<unknown>) {
    const settled = jest.fn();
    promise.then(settled, settled);
    await jest.advanceTimersByTimeAsync(TIME_LIMIT_MS - 1);
    const early = settled.mock.calls.length;
    await jest.advanceTimersByTimeAsync(1);
    return { early, reason: settled.mock.calls[0]?.[0] };
  }

  beforeEach(() => {
    jest.useFakeTimers();
  });

  test("ends an exchange without an answer, and tells fetch to stop", async () => {
    const exchange = send(new Promise(() => {}));
    expect(await waitForLimit(exchange)).toEqual({ early: 0, reason: tooLate });
    expect(fetchStub.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  });

  test("covers a body that stalls", async () => {
    const exchange = send(new Response(stalledBody()));
    expect(await waitForLimit(exchange)).toEqual({ early: 0, reason: tooLate });
  });

  test("is over with the answer", async () => {
    await send(new Response("{}"));
    expect(jest.getTimerCount()).toBe(0);
    expect(await rejection(send(new Response("no")))).toMatchObject(NO_JSON);
    expect(jest.getTimerCount()).toBe(0);
  });

  test("keeps a refusal that comes too late from reloading the page", async () => {
    const late = new Promise<Response>((resolve) => {
      setTimeout(() => resolve(new Response(null, { status: 401 })), TIME_LIMIT_MS + 1);
    });
    expect(await waitForLimit(send(late))).toEqual({ early: 0, reason: tooLate });
    await jest.advanceTimersByTimeAsync(10);
    expect(reload).not.toHaveBeenCalled();
  });
});
