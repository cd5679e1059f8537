import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import {
  answer,
  failure,
  fetchStub,
  field,
  fillIn,
  form,
  payload,
  pendingAnswer,
  reload,
  resetBrowser,
  send,
  shown,
  status,
  submit,
  submitButton,
  typed,
  visit,
  WEBHOOK,
} from "../support/contact-form";
import { contactWords } from "../support/contact-words";

const { success, failure: oops } = contactWords;

beforeEach(resetBrowser);
afterEach(() => {
  jest.useRealTimers();
});

describe("after a failure", () => {
  test.each([
    ["a 500 with a JSON body", answer(500, { error: "down" })],
    ["a 404 with a text", answer(404)],
    ["a 200 without JSON", answer(200)],
  ])("such as %s every value stays and the message shows", async (_what, bad) => {
    fetchStub.mockResolvedValueOnce(bad);
    const { user } = visit();
    await fillIn(user);
    await send(user);
    expect(failure()).toHaveTextContent(oops);
    expect(shown()).toEqual(typed);
    expect(status()).toBeEmptyDOMElement();
    expect(submitButton()).toBeEnabled();
    expect(form()).toHaveAttribute("aria-busy", "false");
    expect(reload).not.toHaveBeenCalled();
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  test("of the network it is the same, and nothing is sent by itself", async () => {
    jest.useFakeTimers();
    fetchStub.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const { user } = visit();
    await fillIn(user);
    await send(user);
    expect(failure()).toHaveTextContent(oops);
    expect(shown()).toEqual(typed);
    await act(() => jest.advanceTimersByTimeAsync(600_000));
    expect(failure()).toHaveTextContent(oops);
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  test("no answer within 30 seconds is one", async () => {
    jest.useFakeTimers();
    pendingAnswer();
    const { user } = visit();
    await fillIn(user);
    await send(user);
    await act(() => jest.advanceTimersByTimeAsync(29_999));
    expect(failure()).toBeEmptyDOMElement();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(failure()).toHaveTextContent(oops);
    expect(shown()).toEqual(typed);
  });

  test("the visitor may try again, and the message goes", async () => {
    const { user } = await submit(503, {});
    const hook = pendingAnswer();
    await send(user);
    expect(failure()).toBeEmptyDOMElement();
    await act(async () => hook.give(answer(204)));
    expect(status()).toHaveTextContent(success);
    expect(fetchStub.mock.calls[1]).toEqual([
      WEBHOOK,
      expect.objectContaining({ body: JSON.stringify(payload) }),
    ]);
  });

  test("the notice's own button sends once more what the fields hold by then", async () => {
    const { user } = await submit(500, {});
    fetchStub.mockResolvedValueOnce(answer(204));
    await fillIn(user, { company: "Babbage & Co" });
    await user.click(screen.getByRole("button", { name: contactWords.rescue.again }));
    await waitFor(() => expect(status()).toHaveTextContent(success));
    expect(fetchStub.mock.calls[1]?.[1].body).toBe(
      JSON.stringify({ ...payload, company: "Babbage & Co" }),
    );
    // The pressed button is gone: the focus goes to the one that stayed.
    expect(submitButton()).toHaveFocus();
  });

  test("the notice's own button checks the fields as well", async () => {
    const { user } = await submit(500, {});
    await user.clear(field("email"));
    await user.click(screen.getByRole("button", { name: contactWords.rescue.again }));
    expect(field("email")).toHaveFocus();
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });
});

describe("a submit on a page that nobody has touched", () => {
  const setActivation = (value: unknown) =>
    Object.defineProperty(navigator, "userActivation", { value, configurable: true });
  afterEach(() => Reflect.deleteProperty(navigator, "userActivation"));

  test("fails visibly, with every value kept, and sends nothing until somebody has", async () => {
    setActivation({ hasBeenActive: false });
    fetchStub.mockResolvedValueOnce(answer(204));
    const { user } = visit();
    await fillIn(user);
    fireEvent.submit(form());
    await waitFor(() => expect(failure()).toHaveTextContent(oops));
    expect(shown()).toEqual(typed);
    expect(fetchStub).not.toHaveBeenCalled();

    setActivation({ hasBeenActive: true });
    const again = screen.getByRole("button", { name: contactWords.rescue.again });
    await act(async () => again.click());
    await waitFor(() => expect(status()).toHaveTextContent(success));
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });
});
