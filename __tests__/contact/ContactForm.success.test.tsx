import { act, screen } from "@testing-library/react";
import {
  answer,
  empty,
  failure,
  fetchStub,
  field,
  fillIn,
  form,
  pendingAnswer,
  resetBrowser,
  scrollIntoView,
  send,
  shown,
  status,
  submit,
  submitButton,
  visit,
} from "../support/contact-form";
import { contactWords } from "../support/contact-words";

const { success, failure: oops } = contactWords;

beforeEach(resetBrowser);
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, "gtag");
});

describe("after a success", () => {
  test.each([
    [204, undefined],
    [200, { status: "success" }],
    [201, null],
  ])("with %i the form is empty again and thanks are announced", async (code, body) => {
    await submit(code, body);
    expect(status()).toHaveTextContent(success);
    expect(status()).toHaveClass("thanks", { exact: true });
    expect(shown()).toEqual(empty);
    expect(screen.queryByText(/characters left$/)).toBeNull();
    expect(failure()).toBeEmptyDOMElement();
    expect(sessionStorage).toHaveLength(0);
  });

  test("the emptied form is not checked until it is submitted again", async () => {
    fetchStub.mockResolvedValueOnce(answer(204));
    const { user } = visit();
    await send(user);
    await fillIn(user);
    await send(user);
    await user.type(field("email"), "x");
    expect(form().querySelector('[aria-invalid="true"]')).toBeNull();
  });

  test("the focus that the disabled button lost comes back to it", async () => {
    const hook = pendingAnswer();
    const { user } = visit();
    await fillIn(user);
    await send(user);
    submitButton().blur();
    await act(async () => hook.give(answer(204)));
    expect(submitButton()).toHaveFocus();
  });

  test("so does one that went to what holds the form", async () => {
    const hook = pendingAnswer();
    const { user, container } = visit();
    await fillIn(user);
    await send(user);
    container.tabIndex = -1;
    container.focus();
    await act(async () => hook.give(answer(204)));
    expect(submitButton()).toHaveFocus();
  });

  test("a focus elsewhere stays where it is", async () => {
    const hook = pendingAnswer();
    const { user } = visit();
    await fillIn(user);
    await user.type(field("phone"), "{Enter}");
    await act(async () => hook.give(answer(204)));
    expect(field("phone")).toHaveFocus();
  });

  test("the thanks are scrolled to, which may be below the window", async () => {
    await submit(204);
    expect(scrollIntoView.mock.contexts).toEqual([status()]);
    expect(scrollIntoView).toHaveBeenCalledWith({ block: "nearest" });
  });

  test("the thanks stay 8 seconds, then hide", async () => {
    jest.useFakeTimers();
    await submit(204);
    act(() => jest.advanceTimersByTime(7_999));
    expect(status()).toHaveTextContent(success);
    act(() => jest.advanceTimersByTime(1));
    expect(status()).toBeEmptyDOMElement();
    expect(form()).toHaveAttribute("aria-busy", "false");
  });

  test("a second success starts the 8 seconds anew", async () => {
    jest.useFakeTimers();
    const { user } = await submit(204);
    act(() => jest.advanceTimersByTime(5_000));
    fetchStub.mockResolvedValueOnce(answer(204));
    await fillIn(user);
    await send(user);
    expect(fetchStub).toHaveBeenCalledTimes(2);
    act(() => jest.advanceTimersByTime(7_999));
    expect(status()).toHaveTextContent(success);
    act(() => jest.advanceTimersByTime(1));
    expect(status()).toBeEmptyDOMElement();
  });
});

test("a second success counts anew even if its answer is there at once", async () => {
  jest.useFakeTimers();
  const { user } = await submit(204);
  act(() => jest.advanceTimersByTime(5_000));
  fetchStub.mockResolvedValueOnce(answer(204));
  await fillIn(user);
  await act(async () => {
    form().requestSubmit();
    for (let step = 0; step < 50; step += 1) await Promise.resolve();
  });
  act(() => jest.advanceTimersByTime(7_999));
  expect(status()).toHaveTextContent(success);
  act(() => jest.advanceTimersByTime(1));
  expect(status()).toBeEmptyDOMElement();
});

describe("analytics", () => {
  const event = [
    "event",
    "click",
    { event_category: "Contact", event_label: "submit contact info" },
  ];

  test("hear of a success once", async () => {
    const gtag = jest.fn();
    window.gtag = gtag;
    await submit(204);
    expect(gtag.mock.calls).toEqual([event]);
  });

  test("hear nothing of a failure", async () => {
    const gtag = jest.fn();
    window.gtag = gtag;
    await submit(500, {});
    expect(failure()).toHaveTextContent(oops);
    expect(gtag).not.toHaveBeenCalled();
  });

  test("can't turn a success into a failure by throwing", async () => {
    window.gtag = () => {
      throw new Error("blocked");
    };
    await submit(204);
    expect(status()).toHaveTextContent(success);
    expect(screen.queryByText(oops)).toBeNull();
    expect(shown()).toEqual(empty);
  });
});
