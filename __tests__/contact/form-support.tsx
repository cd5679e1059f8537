import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ContactForm } from "../../src/contact/ContactForm";
import { contactWords } from "../support/contact-words";

/** What the tests of the contact form share: the form on its page, and a webhook that answers. */

export const WEBHOOK = "https://hooks.example/catch/1";

/** The answer of a webhook; jsdom has no Response of its own. */
interface Answer {
  status: number;
  ok: boolean;
  json: () => Promise<unknown>;
}

export const fetchStub = jest.fn<Promise<Answer>, [string, RequestInit]>();
export const reload = jest.fn();

/** Empties this tab and puts the stub in fetch's place; call it before each test. */
export function resetBrowser(): void {
  sessionStorage.clear();
  jest.resetAllMocks();
  Object.assign(globalThis, { fetch: fetchStub });
}

export function answer(status: number, body?: unknown): Answer {
  const json = () =>
    body === undefined ? Promise.reject(new SyntaxError("No JSON")) : Promise.resolve(body);
  return { status, ok: status >= 200 && status < 300, json };
}

/** An answer that waits until the test gives it. */
export function pendingAnswer() {
  let give: (answer: Answer) => void = () => {};
  let fail: (reason: Error) => void = () => {};
  const promise = new Promise<Answer>((resolve, reject) => {
    give = resolve;
    fail = reject;
  });
  fetchStub.mockReturnValueOnce(promise);
  return { give, fail };
}

export const typed = {
  firstName: " Ada ",
  lastName: "Lovelace",
  email: "ada@example.com",
  phone: "(503) 555-0142",
  company: "Analytical Engines\u00a0",
  message: "We run\n4,200 tests. ",
};

export const payload = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.com",
  phone: "(503) 555-0142",
  company: "Analytical Engines",
  message: "We run\n4,200 tests.",
};

export const empty = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  company: "",
  message: "",
};

export function contactForm({ planName }: { planName?: string } = {}) {
  return (
    <>
      <h2 id="heading">Write to us</h2>
      <ContactForm
        webhookUrl={WEBHOOK}
        words={contactWords}
        salesEmail="sales@paralane.example"
        planName={planName}
        labelledBy="heading"
        reload={reload}
      />
    </>
  );
}

/** A visitor on the contact page, who types without pauses. */
export function visit(options?: { planName?: string }) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null });
  return { user, ...render(contactForm(options)) };
}

export const form = () => screen.getByRole<HTMLFormElement>("form", { name: "Write to us" });
export const submitButton = () => screen.getByRole("button", { name: contactWords.submit });
export const failure = () => screen.getByRole("alert");
export const status = () => screen.getByRole("status");

export function field(name: keyof typeof typed): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(new RegExp(contactWords.fields[name].label));
}

/** What the fields hold. */
export function shown(): typeof typed {
  const { firstName, lastName, email, phone, company, message } = typed;
  const names = Object.keys({ firstName, lastName, email, phone, company, message });
  return Object.assign(
    { ...empty },
    ...names.map((name) => ({ [name]: form().querySelector<HTMLInputElement>(`[name=${name}]`)?.value })),
  );
}

/** Fills in every field at once, as pasting does. */
export async function fillIn(
  user: ReturnType<typeof userEvent.setup>,
  values: Partial<typeof typed> = typed,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const element = form().querySelector<HTMLInputElement>(`[name=${name}]`);
    if (!element) throw new Error(`No field ${name}`);
    await user.clear(element);
    if (value !== "") {
      await user.click(element);
      await user.paste(value);
    }
  }
}
