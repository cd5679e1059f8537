import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { contentOf } from "../../../src/contact/form-session";
import { type SuiteSize, sentenceOf } from "../../../src/sections/SuiteEstimate/suite-size";
import ContactPage from "../../../src/templates/Contact";
import { fillWords } from "../../../src/words";
import { newDocument } from "../../support/contact-form";
import { hydrate } from "../../support/hydrate";
import { pageData } from "../../support/page-data";
import { pageProps } from "../../support/page-props";
import { plain } from "../../support/queries";

const data = pageData("/contact");
const words = data.content.contact.form.estimate;

const page = () => <ContactPage {...pageProps(data, "/contact", null)} />;

const fold = () => document.querySelector("details") as HTMLDetailsElement;
const sizeField = (name: keyof SuiteSize) =>
  screen.getByLabelText<HTMLInputElement>(plain(words.labels[name]));
const message = () => document.querySelector("textarea") as HTMLTextAreaElement;
const shown = () => fold().querySelector("p:last-of-type")?.textContent;
const sentence = (size: SuiteSize) => sentenceOf(size, words.message);

async function open(): Promise<void> {
  fold().open = true;
  await act(async () => void fireEvent(fold(), new Event("toggle")));
}

function type(name: keyof SuiteSize, value: string): void {
  fireEvent.focus(sizeField(name));
  fireEvent.change(sizeField(name), { target: { value } });
}

beforeEach(() => {
  sessionStorage.clear();
  newDocument();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test("numbers appear in the message immediately, and are restored to their fields after a reload", async () => {
  const { unmount } = render(page());
  await open();
  type("minutes", "145");
  type("runs", "1,300");
  expect(message()).toHaveValue(sentence({ minutes: 145, runs: 1_300 }));
  expect(contentOf().values.message).toBe(message().value);
  unmount();
  render(page());
  await open();
  expect(sizeField("tests")).toHaveValue("");
  expect(sizeField("minutes")).toHaveValue("145");
  expect(sizeField("runs")).toHaveValue("1,300");
  expect(message()).toHaveValue(sentence({ minutes: 145, runs: 1_300 }));
  type("runs", "");
  type("minutes", "");
  expect(message()).toHaveValue("");
});

test("a sentence that the visitor deleted doesn't come back with the next number or after a reload", async () => {
  const { unmount } = render(page());
  await open();
  type("minutes", "145");
  fireEvent.input(message(), { target: { value: "Hello." } });
  type("runs", "13");
  type("minutes", "146");
  expect(message()).toHaveValue("Hello.");
  unmount();
  render(page());
  await open();
  expect(message()).toHaveValue("Hello.");
  // New numbers make a new sentence.
  type("tests", "1");
  expect(message()).toHaveValue(`Hello.\n\n${sentence({ tests: 1 })}`);
});

test("minutes and runs per day produce an estimate, which is announced after a pause", async () => {
  render(page());
  await open();
  expect(shown()).toBe(words.note);
  type("minutes", "145");
  expect(shown()).toBe(words.note);
  type("runs", "13");
  const said = shown() ?? "";
  expect(said).toContain("39,585");
  const live = fold().querySelector("[aria-live]");
  expect(live).toHaveTextContent(/^$/);
  act(() => jest.advanceTimersByTime(1_000));
  expect(live?.textContent?.replace(/\W/g, "")).toBe(said.replace(/\W/g, ""));
  // The form resets its fields after sending.
  act(() => document.querySelector("form")?.reset());
  expect(shown()).toBe(words.note);
  expect(sizeField("minutes")).toHaveValue("");
});

test.each(["blur", "Enter"])(
  "an invalid number shows and announces an error on %s, and isn't added to the message",
  async (how) => {
    render(page());
    await open();
    type("minutes", "2 h");
    expect(sizeField("minutes")).toBeValid();
    if (how === "blur") fireEvent.blur(sizeField("minutes"));
    else fireEvent.keyDown(sizeField("minutes"), { key: "Enter" });
    expect(sizeField("minutes")).toBeInvalid();
    const error = fillWords(words.wrong, { min: "1", max: "9,999,999" });
    expect(sizeField("minutes")).toHaveAccessibleDescription(plain(error));
    const alerts = Array.from(
      fold().querySelectorAll("[role=alert]"),
      (alert) => alert.textContent,
    );
    expect(alerts.filter(Boolean)).toEqual([error]);
    expect(sizeField("minutes")).toHaveValue("2 h");
    expect(message()).toHaveValue("");
    type("minutes", "٣٨٬٥٠٠");
    expect(message()).toHaveValue(sentence({ minutes: 38_500 }));
    fireEvent.blur(sizeField("minutes"));
    expect(sizeField("minutes")).toBeValid();
    expect(sizeField("minutes")).toHaveValue("38,500");
  },
);

test("Enter in a field of the estimate doesn't submit the form, as it does in other fields", async () => {
  jest.useRealTimers();
  const submitted = jest.fn((event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  });
  const { container } = render(page());
  container.addEventListener("submit", submitted, true);
  await open();
  await userEvent.type(sizeField("minutes"), "145{Enter}");
  await userEvent.type(sizeField("runs"), "x{Enter}");
  expect(submitted).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText(/^Company/), "{Enter}");
  expect(submitted).toHaveBeenCalledTimes(1);
});

test("a field of the estimate that shows an error stops Send", async () => {
  render(page());
  await open();
  type("minutes", "2 h");
  for (const name of ["firstName", "lastName", "email", "company"]) {
    const field = document.querySelector(`[name=${name}]`) as HTMLInputElement;
    fireEvent.input(field, { target: { value: "ada@b.museum" } });
  }
  fireEvent.blur(sizeField("minutes"));
  const form = document.querySelector("form") as HTMLFormElement;
  act(() => form.requestSubmit());
  expect(sizeField("minutes")).toHaveFocus();
  expect(form).toHaveAttribute("aria-busy", "false");
});

test("numbers typed before hydration are added to a draft", () => {
  const draft = { state: "typing", values: { message: "Hello." } };
  sessionStorage.setItem("contact-draft", JSON.stringify(draft));
  newDocument();
  hydrate(page, (html) => {
    const [, minutes] = html.querySelectorAll<HTMLInputElement>("details input");
    if (minutes) minutes.value = "145";
  });
  act(() => jest.advanceTimersByTime(1));
  expect(message()).toHaveValue(`Hello.\n\n${sentence({ minutes: 145 })}`);
});
