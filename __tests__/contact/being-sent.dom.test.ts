import { BroadcastChannel as Channel } from "node:worker_threads";
import { answerWhileSending, askIfBeingSent } from "../../src/contact/being-sent";
import { NO_DRAFT } from "../../src/contact/draft";

const values = { ...NO_DRAFT.values, company: "Navy" };

/** Longer than a tab waits for an answer, which has come if there is one. */
async function waited(): Promise<void> {
  // All channels hear what was said in the order in which it was: a question, its answer, one more.
  for (let said = 0; said < 3; said += 1) await hear();
  jest.advanceTimersByTime(600);
}

/** Says a word on a channel of its own, and waits until it is heard. */
function hear(): Promise<void> {
  const [mouth, ear] = [new Channel("test"), new Channel("test")];
  return new Promise((heard) => {
    ear.onmessage = () => {
      for (const channel of [mouth, ear]) channel.close();
      heard();
    };
    mouth.postMessage("a word");
  });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, "BroadcastChannel");
});

test("only a tab that is sending the same values answers, and only while it is", async () => {
  Object.assign(window, { BroadcastChannel: Channel });
  const stop = answerWhileSending(values);
  const [here, there] = [jest.fn(), jest.fn()];
  askIfBeingSent({ ...values, company: "Army" }, here);
  askIfBeingSent(values, there);
  await waited();
  expect([here.mock.calls, there.mock.calls]).toEqual([[[false]], [[true]]]);
  stop();
  askIfBeingSent(values, there);
  await waited();
  expect(there.mock.calls).toEqual([[true], [false]]);
});

test("who ends the asking hears nothing", async () => {
  Object.assign(window, { BroadcastChannel: Channel });
  const act = jest.fn();
  askIfBeingSent(values, act)();
  await waited();
  expect(act).not.toHaveBeenCalled();
});

test("tabs ask and answer in words that other versions of the site may count on", async () => {
  Object.assign(window, { BroadcastChannel: Channel });
  const other = new Channel(`contact-form ${JSON.stringify(values)}`);
  const heard: unknown[] = [];
  other.onmessage = ({ data }) => heard.push(data);

  const stop = answerWhileSending(values);
  other.postMessage("being sent?");
  await waited();
  stop();
  expect(heard).toEqual(["yes"]);

  const act = jest.fn();
  askIfBeingSent(values, act);
  other.postMessage("yes");
  await waited();
  expect(act.mock.calls).toEqual([[true]]);
  expect(heard).toEqual(["yes", "being sent?"]);

  askIfBeingSent(values, act);
  other.postMessage("another word");
  await waited();
  expect(act.mock.calls).toEqual([[true], [false]]);
  other.close();
});

test.each([
  ["has no channels", undefined],
  [
    "may not open one, as Firefox where it may not store anything",
    () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
  ],
])("a browser that %s is told at once that nobody sends", (_what, BroadcastChannel) => {
  if (BroadcastChannel) Object.assign(window, { BroadcastChannel });
  const act = jest.fn();
  answerWhileSending(values)();
  askIfBeingSent(values, act);
  expect(act.mock.calls).toEqual([[false]]);
});
