import { act, fireEvent, screen } from "@testing-library/react";
import {
  failure,
  fetchStub,
  field,
  fillIn,
  form,
  payload,
  resetBrowser,
  scrollIntoView,
  send,
  shown,
  status,
  submitButton,
  typed,
  visit,
} from "../support/contact-form";
import { contactWords } from "../support/contact-words";

beforeEach(resetBrowser);

const { errors } = contactWords;

test("the six fields stand in order, named as in the payload, each with its autofill token", () => {
  visit();
  const fields = Array.from(form().querySelectorAll("input, textarea"));
  expect(fields.map((element) => element.getAttribute("name"))).toEqual([
    "firstName",
    "lastName",
    "email",
    "phone",
    "company",
    "message",
  ]);
  expect(fields.map((element) => element.getAttribute("autocomplete"))).toEqual([
    "given-name",
    "family-name",
    "email",
    "tel-national",
    "organization",
    null,
  ]);
  expect(field("message").tagName).toBe("TEXTAREA");
  expect(field("phone")).toHaveAttribute("inputmode", "tel");
  expect(field("email")).toHaveAttribute("inputmode", "email");
  // A phone's keyboard neither begins an address with a capital nor underlines it.
  expect(field("email")).toHaveAttribute("autocapitalize", "none");
  expect(field("email")).toHaveAttribute("spellcheck", "false");
});

test("company and message are as wide as the form", () => {
  visit();
  const wide = Array.from(form().querySelectorAll(".wide [name]"));
  expect(wide).toEqual([field("company"), field("message")]);
});

test("the optional fields are marked, and only the others are required", () => {
  visit();
  const required = ["First name", "Last name", "Work email", "Company"];
  for (const label of required) expect(screen.getByLabelText(label)).toBeRequired();
  for (const label of ["Phone optional", "Message optional"]) {
    expect(screen.getByLabelText(label)).not.toBeRequired();
  }
});

test("the form is quiet at first: idle, without errors, without the browser's own checks", () => {
  visit();
  expect(form()).toHaveAttribute("aria-busy", "false");
  expect(form()).toHaveAttribute("novalidate");
  expect(submitButton()).toBeEnabled();
  expect(status()).toBeEmptyDOMElement();
  expect(status()).toHaveClass("visually-hidden", { exact: true });
  expect(failure()).toBeEmptyDOMElement();
  expect(document.body).toHaveFocus();
  expect(form().querySelector('[aria-invalid="true"]')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test("submitted before hydration it neither navigates nor puts anything into the address", () => {
  visit();
  expect(form()).toHaveAttribute("method", "dialog");
  expect(form()).not.toHaveAttribute("action");
});

test("an empty form is not sent: each missing field says so and the first takes the focus", async () => {
  const { user } = visit();
  await send(user);
  expect(field("firstName")).toHaveAccessibleDescription(errors.required);
  expect(field("lastName")).toHaveAccessibleDescription(errors.required);
  expect(field("email")).toHaveAccessibleDescription(errors.email);
  expect(field("company")).toHaveAccessibleDescription(errors.required);
  for (const name of ["firstName", "lastName", "email", "company"] as const) {
    expect(field(name)).toBeInvalid();
  }
  expect(field("phone")).toBeValid();
  expect(field("message")).toBeValid();
  expect(field("firstName")).toHaveFocus();
  expect(fetchStub).not.toHaveBeenCalled();
});

test("a field has its error by the time it takes the focus, to be read out with it", async () => {
  const { user } = visit();
  let description: string | null | undefined;
  field("firstName").addEventListener("focus", () => {
    const id = field("firstName").getAttribute("aria-describedby") ?? "";
    description = document.getElementById(id)?.textContent;
  });
  await send(user);
  expect(description).toBe(errors.required);
});

test("the focus goes to the first field that is wrong, not to the first field", async () => {
  const { user } = visit();
  await fillIn(user, { ...typed, phone: "+1 503 555 0142", company: "" });
  await send(user);
  expect(field("phone")).toHaveFocus();
  expect(field("phone")).toHaveAccessibleDescription(
    `${errors.phone} ${contactWords.fields.phone.hint}`,
  );
  expect(fetchStub).not.toHaveBeenCalled();
});

test("the errors are drawn before the page scrolls to the first field that is wrong", async () => {
  visit();
  jest.useFakeTimers();
  fireEvent.submit(form());
  expect(field("firstName")).toHaveFocus();
  jest.advanceTimersToNextFrame();
  expect(scrollIntoView).not.toHaveBeenCalled();
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
  expect(scrollIntoView.mock.contexts).toEqual([field("firstName")]);
  expect(scrollIntoView).toHaveBeenCalledWith({ block: "nearest" });
});

test("nothing is checked before the first submit", async () => {
  const { user } = visit();
  await fillIn(user, { email: "ada@", phone: "1" });
  await user.tab();
  expect(screen.queryByText(errors.email)).toBeNull();
  expect(screen.queryByText(errors.phone)).toBeNull();
});

test("from the first submit on a field is checked while the visitor corrects it", async () => {
  const { user } = visit();
  await send(user);
  await user.type(field("email"), "ada@example.co");
  expect(field("email")).toBeValid();
  expect(screen.queryByText(errors.email)).toBeNull();
  await user.type(field("email"), "{Backspace}{Backspace}");
  expect(field("email")).toBeInvalid();
  expect(screen.getAllByText(errors.required)).toHaveLength(3);
});

test("the page's title says so while a single field is wrong", async () => {
  document.title = "Contact | Paralane";
  const { user } = visit();
  await fillIn(user, { ...typed, email: "ada@" });
  await send(user);
  expect(document.title).toBe("Error: Contact | Paralane");
  await fillIn(user, { email: typed.email });
  expect(document.title).toBe("Contact | Paralane");
});

test("a message beyond the limit is refused and stays whole", async () => {
  const { user } = visit();
  const message = "x".repeat(20_012);
  await fillIn(user, { ...typed, message });
  await send(user);
  expect(field("message")).toHaveAccessibleDescription(
    "Please keep it to 20,000 characters -12 characters left",
  );
  expect(field("message")).toHaveFocus();
  expect(shown().message).toBe(message);
  expect(field("message")).not.toHaveAttribute("maxlength");
  expect(fetchStub).not.toHaveBeenCalled();
});

test("what is left of the message is read out once with the field, though it is told besides", async () => {
  jest.useFakeTimers();
  const { user } = visit();
  await fillIn(user, { message: "x".repeat(19_900) });
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(screen.getAllByText("100 characters left")).toHaveLength(2);
  expect(field("message")).toHaveAccessibleDescription("100 characters left");
  jest.useRealTimers();
});

test.each([
  ["renamed", (element: HTMLElement) => element.setAttribute("name", "x")],
  ["doubled", (element: HTMLElement) => element.after(element.cloneNode())],
])("a field that was %s is sent as any other", async (_what, change) => {
  const { user } = visit();
  for (const name of ["company", "message"] as const) change(field(name));
  for (const [name, value] of Object.entries(typed)) {
    await user.type(form().querySelector(`[id^="${name}-"]`) as HTMLElement, value);
  }
  await send(user);
  expect(fetchStub.mock.calls[0]?.[1]?.body).toBe(JSON.stringify(payload));
});

test("a field that was taken out is sent as it was when something was typed into it", async () => {
  const { user } = visit();
  await fillIn(user);
  field("company").remove();
  await send(user);
  expect(fetchStub.mock.calls[0]?.[1]?.body).toBe(JSON.stringify(payload));
});

test("a field that must hold something and was taken out makes it a failure that is said", async () => {
  const { user } = visit();
  field("company").remove();
  const { company: _, ...others } = typed;
  await fillIn(user, others);
  await send(user);
  expect(failure()).toHaveTextContent(contactWords.failure);
  expect(fetchStub).not.toHaveBeenCalled();
});
