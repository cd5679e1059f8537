import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { currentContent } from "../../../src/contact/form-session";
import { suiteHash } from "../../../src/pricing/suite";
import ContactPage from "../../../src/templates/Contact";
import HomePage from "../../../src/templates/Home";
import { fillTemplate } from "../../../src/words";
import { newDocument } from "../../support/contact-form";
import "../../support/gatsby-navigation";
import { hydrate } from "../../support/hydrate";
import { pageData } from "../../support/page-data";
import { pageProps } from "../../support/page-props";
import { plain } from "../../support/queries";

const data = pageData("/contact");
const words = data.content.home.suiteEstimate;
const { suiteSentence, suiteHint } = data.content.contact.contactForm;

const askWords = pageData("/").content.home.suiteEstimate.ask;
const page = () => <ContactPage {...pageProps(data, "/contact", null)} />;
const section = () => screen.getByRole("group", { name: plain(words.title) });
const field = (name: "minutes" | "machines") =>
  within(section()).getByLabelText<HTMLInputElement>(words[name]);
const message = () => document.querySelector("textarea") as HTMLTextAreaElement;
const sentence = (minutes: string, machines: string) =>
  fillTemplate(suiteSentence, { minutes, machines });

function type(name: "minutes" | "machines", value: string): void {
  fireEvent.change(field(name), { target: { value } });
}

beforeEach(() => {
  sessionStorage.clear();
  newDocument();
  window.history.replaceState(null, "", "/");
  Element.prototype.scrollIntoView = jest.fn();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test("numbers become a sentence of the message immediately, and are restored after a reload", () => {
  const { unmount } = render(page());
  type("minutes", "1,300");
  expect(message()).toHaveValue(sentence("1,300", "1"));
  type("machines", "4");
  expect(message()).toHaveValue(sentence("1,300", "4"));
  expect(currentContent().values.message).toBe(message().value);
  unmount();
  render(page());
  expect(field("minutes")).toHaveValue("1,300");
  expect(field("machines")).toHaveValue("4");
  type("minutes", "");
  expect(message()).toHaveValue("");
  expect(field("machines")).toHaveValue("4");
});

test("if the visitor deletes the sentence, the fields follow and the next number makes a new one", () => {
  render(page());
  type("minutes", "145");
  fireEvent.input(message(), { target: { value: "Hello." } });
  expect(field("minutes")).toHaveValue("");
  type("machines", "2");
  expect(message()).toHaveValue("Hello.");
  type("minutes", "50");
  expect(message()).toHaveValue(`Hello.\n\n${sentence("50", "2")}`);
  // The form resets its fields after sending.
  act(() => document.querySelector("form")?.reset());
  fireEvent.input(message(), { target: { value: "" } });
  expect(field("minutes")).toHaveValue("");
});

test("each plan with a price gets a row that leads to the plan finder, and the answer is announced after a pause", () => {
  render(page());
  expect(section()).toHaveTextContent(plain(suiteHint));
  expect(screen.queryByRole("table")).toBeNull();
  type("minutes", "50");
  type("machines", "4");
  expect(section()).toHaveTextContent("50 × 4 = 200");
  const { plans } = data.content.pricing;
  const rows = within(section()).getAllByRole("row").slice(1);
  const basic = plans.find(({ slug }) => slug === "basic");
  if (!basic?.minutes || !basic.parallelTests) throw new Error("There is no plan Basic.");
  expect(rows).toHaveLength(plans.filter(({ price }) => price).length);
  const row = rows.find((one) => one.textContent?.startsWith(basic.name)) as HTMLElement;
  const runs = Math.floor(basic.minutes / 200);
  expect(within(row).getByRole("link")).toHaveAttribute(
    "href",
    `/pricing?minutes=${runs * 200}&parallel=${basic.parallelTests}&billing=annual#plan-finder`,
  );
  const live = section().querySelector("[aria-live]");
  expect(live).toHaveTextContent(/^$/);
  act(() => jest.advanceTimersByTime(1_000));
  expect(live).toHaveTextContent("50 × 4 = 200");
  expect(live).toHaveTextContent(basic.name);
});

test("the sentence has the singular for one machine, and an error doesn't interrupt it", () => {
  render(page());
  type("machines", "1");
  type("minutes", "x");
  fireEvent.blur(field("minutes"));
  expect(section()).toHaveTextContent("My suite takes minutes on machine.");
});

test("an invalid number shows and announces an error on blur, and isn't added to the message", () => {
  render(page());
  type("minutes", "2 h");
  expect(field("minutes")).toBeValid();
  fireEvent.blur(field("minutes"));
  expect(field("minutes")).toBeInvalid();
  const error = fillTemplate(words.wrong, { min: "1", max: "9,999" });
  expect(field("minutes")).toHaveAccessibleDescription(plain(error));
  expect(field("minutes")).toHaveValue("2 h");
  expect(message()).toHaveValue("");
  type("minutes", "٣٨٥");
  expect(message()).toHaveValue(sentence("385", "1"));
  fireEvent.blur(field("minutes"));
  expect(field("minutes")).toBeValid();
});

test("Enter in a field of the estimate doesn't submit the form, as it does in other fields", async () => {
  jest.useRealTimers();
  const submitted = jest.fn((event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  });
  const { container } = render(page());
  container.addEventListener("submit", submitted, true);
  await userEvent.type(field("minutes"), "145{Enter}");
  await userEvent.type(field("machines"), "x{Enter}");
  expect(submitted).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText(/^Company/), "{Enter}");
  expect(submitted).toHaveBeenCalledTimes(1);
});

test("a field of the estimate that shows an error stops Send", () => {
  render(page());
  type("minutes", "2 h");
  for (const name of ["firstName", "lastName", "email", "company"]) {
    const input = document.querySelector(`[name=${name}]`) as HTMLInputElement;
    fireEvent.input(input, { target: { value: "ada@b.museum" } });
  }
  fireEvent.blur(field("minutes"));
  const form = document.querySelector("form") as HTMLFormElement;
  act(() => form.requestSubmit());
  expect(field("minutes")).toHaveFocus();
  expect(form).toHaveAttribute("aria-busy", "false");
});

test("numbers typed before hydration are added to a draft", () => {
  const draft = { state: "typing", values: { message: "Hello." } };
  sessionStorage.setItem("contact-draft", JSON.stringify(draft));
  newDocument();
  hydrate(page, (html) => {
    const minutes = html.querySelector<HTMLInputElement>(`[aria-label="${words.minutes}"]`);
    if (minutes) minutes.value = "145";
  });
  act(() => jest.advanceTimersByTime(1));
  expect(message()).toHaveValue(`Hello.\n\n${sentence("145", "1")}`);
});

describe("a suite that the visitor entered on Home", () => {
  const home = () => <HomePage {...pageProps(pageData("/"), "/", null)} />;

  test.each([
    ["was changed", () => type("minutes", "65"), "65"],
    ["was sent unchanged", () => fireEvent.click(screen.getByText(plain(askWords))), "50"],
    ["led to a plan", () => fireEvent.click(within(section()).getByText("Basic")), "50"],
  ])("is in the fields and the message if it %s", (_way, act, minutes) => {
    const { unmount } = render(home());
    act();
    unmount();
    render(page());
    expect(message()).toHaveValue(sentence(minutes, "4"));
    expect(field("minutes")).toHaveValue(minutes);
  });

  test("is still on Home after a reload, and Contact has what the visitor entered last", () => {
    const first = render(page());
    type("minutes", "7");
    first.unmount();
    const second = render(home());
    expect(field("minutes")).toHaveValue("7");
    type("minutes", "65");
    type("machines", "3");
    second.unmount();
    const third = render(page());
    expect(message()).toHaveValue(sentence("65", "3"));
    type("minutes", "8");
    third.unmount();
    render(page());
    expect(message()).toHaveValue(sentence("8", "3"));
  });

  test("isn't in the message if it is only the example that the page starts with", () => {
    render(home()).unmount();
    render(page());
    expect(message()).toHaveValue("");
  });
});

test("the suite from a shared link is in the fields and the message", () => {
  // Programs that show links encode characters, or add a period or a bracket.
  const hash = `${suiteHash({ minutes: 7, machines: 3 }).replace("=", "%3D")}).`;
  const linked = page();
  window.history.replaceState(null, "", hash);
  render(linked);
  expect(message()).toHaveValue(sentence("7", "3"));
});

test("a tap selects a number, and a second one doesn't", () => {
  render(page());
  type("minutes", "145");
  const input = field("minutes");
  const selected = () => input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0);
  fireEvent.pointerDown(input);
  input.focus();
  fireEvent.click(input);
  expect(selected()).toBe("145");
  input.setSelectionRange(1, 1);
  fireEvent.pointerDown(input);
  fireEvent.click(input);
  expect(selected()).toBe("");
});

test("a shared link that isn't whole says so and shows no other result", () => {
  const home = <HomePage {...pageProps(pageData("/"), "/", null)} />;
  window.history.replaceState(null, "", "#suite=50-4-2");
  render(home);
  expect(screen.getByRole("alert")).toHaveTextContent(plain(words.damaged));
});
