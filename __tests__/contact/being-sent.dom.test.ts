import { BroadcastChannel as Channel } from "node:worker_threads";
import { answerWhileSending, unlessBeingSent } from "../../src/contact/being-sent";
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

test("while another tab sends the same values there is nothing to say", async () => {
  Object.assign(window, { BroadcastChannel: Channel });
  const stop = answerWhileSending(values);
  const act = jest.fn();
  unlessBeingSent(values, act);
  await waited();
  expect(act).not.toHaveBeenCalled();
  stop();
});

test("it is said if other values are being sent, and once nobody sends these any more", async () => {
  Object.assign(window, { BroadcastChannel: Channel });
  const stop = answerWhileSending(values);
  const act = jest.fn();
  unlessBeingSent({ ...values, company: "Army" }, act);
  await waited();
  expect(act).toHaveBeenCalledTimes(1);
  stop();
  unlessBeingSent(values, act);
  await waited();
  expect(act).toHaveBeenCalledTimes(2);
});

test("a tab of another version of the site is understood, and understands", async () => {
  Object.assign(window, { BroadcastChannel: Channel });
  const other = new Channel("contact-form");
  const heard: unknown[] = [];
  other.onmessage = ({ data }) => heard.push(data);

  const stop = answerWhileSending(values);
  other.postMessage(JSON.stringify(values));
  await waited();
  stop();
  expect(heard).toEqual(["yes"]);

  const act = jest.fn();
  unlessBeingSent(values, act);
  other.postMessage("yes");
  await waited();
  expect(act).not.toHaveBeenCalled();
  expect(heard).toEqual(["yes", JSON.stringify(values)]);

  unlessBeingSent(values, act);
  other.postMessage("another word");
  await waited();
  expect(act).toHaveBeenCalledTimes(1);
  other.close();
});

test("a browser in which tabs can't ask each other says it at once", () => {
  const act = jest.fn();
  answerWhileSending(values)();
  unlessBeingSent(values, act);
  expect(act).toHaveBeenCalledTimes(1);
});
