import { BroadcastChannel as Channel } from "node:worker_threads";
import { NO_DRAFT } from "../../src/contact/draft";
import { answerOtherTabs, askOtherTabs } from "../../src/contact/other-tabs";

const values = { ...NO_DRAFT.values, company: "Navy" };

/** Waits until all messages have been delivered and the tabs have stopped waiting for answers. */
async function waitForAnswers(): Promise<void> {
  // Messages arrive in order across channels. By the time three more messages have been exchanged, a
  // question, its answer, and one other message have arrived.
  for (let message = 0; message < 3; message += 1) await exchangeMessage();
  jest.advanceTimersByTime(600);
}

/** Posts a message on a separate channel and waits until it arrives. */
function exchangeMessage(): Promise<void> {
  const [sender, receiver] = [new Channel("test"), new Channel("test")];
  return new Promise((resolve) => {
    receiver.onmessage = () => {
      for (const channel of [sender, receiver]) channel.close();
      resolve();
    };
    sender.postMessage("test");
  });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, "BroadcastChannel");
});

test("a tab answers only while it is sending the same values", async () => {
  Object.assign(window, { BroadcastChannel: Channel });
  const stop = answerOtherTabs(values);
  const [here, there] = [jest.fn(), jest.fn()];
  askOtherTabs({ ...values, company: "Army" }, here);
  askOtherTabs(values, there);
  await waitForAnswers();
  expect([here.mock.calls, there.mock.calls]).toEqual([[[false]], [[true]]]);
  stop();
  askOtherTabs(values, there);
  await waitForAnswers();
  expect(there.mock.calls).toEqual([[true], [false]]);
});

test("answers to a canceled question are ignored", async () => {
  Object.assign(window, { BroadcastChannel: Channel });
  const onAnswer = jest.fn();
  askOtherTabs(values, onAnswer)();
  await waitForAnswers();
  expect(onAnswer).not.toHaveBeenCalled();
});

test("tabs exchange the exact messages that other versions of the site expect", async () => {
  Object.assign(window, { BroadcastChannel: Channel });
  const other = new Channel(`contact-form ${JSON.stringify(values)}`);
  const received: unknown[] = [];
  other.onmessage = ({ data }) => received.push(data);

  const stop = answerOtherTabs(values);
  other.postMessage("being sent?");
  await waitForAnswers();
  stop();
  expect(received).toEqual(["yes"]);

  const onAnswer = jest.fn();
  askOtherTabs(values, onAnswer);
  other.postMessage("yes");
  await waitForAnswers();
  expect(onAnswer.mock.calls).toEqual([[true]]);
  expect(received).toEqual(["yes", "being sent?"]);

  askOtherTabs(values, onAnswer);
  other.postMessage("something else");
  await waitForAnswers();
  expect(onAnswer.mock.calls).toEqual([[true], [false]]);
  other.close();
});

test.each([
  ["doesn't support channels", undefined],
  [
    "can't open a channel, like Firefox with storage denied",
    () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
  ],
])(
  "in a browser that %s, the answer is immediately that no tab is sending",
  (_what, BroadcastChannel) => {
    if (BroadcastChannel) Object.assign(window, { BroadcastChannel });
    const onAnswer = jest.fn();
    answerOtherTabs(values)();
    askOtherTabs(values, onAnswer);
    expect(onAnswer.mock.calls).toEqual([[false]]);
  },
);
