import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ContactForm } from "../../src/contact/ContactForm";
import { readFields } from "../../src/contact/form-fields";
import { newSession } from "../../src/contact/form-session";
import { cleanValues, FIELD_NAMES, mapFields } from "../../src/contact/validation";
import { pageData } from "./page-data";

export const { contactForm: contactWords } = pageData("/contact").content.contact;

export const WEBHOOK = "https://hooks.example/catch/1";

interface StubbedResponse {
  status: number;
  ok: boolean;
  json: () => Promise<unknown>;
}

// Save the real setTimeout before tests install a fake clock, because React needs it to render.
const realSetTimeout = setTimeout;

export const fetchStub = jest.fn<Promise<StubbedResponse>, [string, RequestInit]>();
export const reload = jest.fn();
/** jsdom doesn't implement scrolling. */
export const scrollIntoView = jest.fn<void, [ScrollIntoViewOptions]>();

const pending: (() => void)[] = [];

/** Resets the tab's state and stubs fetch. Call this function before each test. */
export async function resetBrowser(): Promise<void> {
  for (const end of pending.splice(0)) end();
  await new Promise((resolve) => realSetTimeout(resolve));
  sessionStorage.clear();
  newDocument();
  jest.resetAllMocks();
  Object.assign(globalThis, { fetch: fetchStub });
  Object.assign(HTMLElement.prototype, { scrollIntoView });
}

/** Starts a session from what is stored, as a document does that has just been loaded. */
export function newDocument(): void {
  Object.assign(window.contactSession ?? {}, newSession());
}

/** The browser keeps the page while the visitor is elsewhere. */
export function goAwayAndBack(): void {
  fireEvent(window, new Event("pagehide"));
  fireEvent(window, Object.assign(new Event("pageshow"), { persisted: true }));
}

/** Ends a visit as a reload does. The next visit is to a new document. */
export function leave({ unmount }: { unmount: () => void }): void {
  fireEvent(window, new Event("pagehide"));
  unmount();
  newDocument();
}

export function response(status: number, body?: unknown): StubbedResponse {
  const json = () =>
    body === undefined ? Promise.reject(new SyntaxError("No JSON")) : Promise.resolve(body);
  return { status, ok: status >= 200 && status < 300, json };
}

/** A request under way, which the test answers. */
export function pendingResponse() {
  let resolve: (response: StubbedResponse) => void = () => {};
  let reject: (reason: Error) => void = () => {};
  fetchStub.mockReturnValueOnce(
    new Promise((...outcomes) => {
      [resolve, reject] = outcomes;
    }),
  );
  pending.push(() => reject(new Error("The test has ended")));
  return {
    answer: (...given: Parameters<typeof response>) => act(async () => resolve(response(...given))),
    fail: () => act(async () => reject(new TypeError("Aborted"))),
  };
}

export const typed = {
  firstName: " Ada ",
  lastName: "Lovelace",
  email: "ada@example.com",
  phone: "(503) 555-0142",
  company: "Analytical Engines\u00a0",
  message: "We run\n4,200 tests. ",
};

export const payload = cleanValues(typed);

export const empty = mapFields(() => "");

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

export function visit(options?: { planName?: string }) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null });
  return { user, ...render(contactForm(options)) };
}

/* Role queries are slow, because they compute the visibility of every element. */
const only = <Kind extends HTMLElement>(selector: string): Kind => {
  const [found, ...more] = document.querySelectorAll<Kind>(selector);
  if (!found || more.length > 0) throw new Error(`Expected one ${selector}`);
  return found;
};

export const form = () => only<HTMLFormElement>("form");
export const submitButton = () => only("form button[type=submit]");
export const failure = () => only("[role=alert]:not([hidden])");
export const status = () => only("[role=status]");

export function field(name: keyof typeof typed): HTMLElement {
  return screen.getByLabelText(new RegExp(contactWords.fields[name].label));
}

export const shown = () => readFields(form(), empty);

type User = ReturnType<typeof userEvent.setup>;

/** Clicks the submit button and waits for immediate effects without advancing a fake clock. */
export async function send(user: User): Promise<void> {
  await user.click(submitButton());
  for (let round = 0; round < 5; round += 1) {
    await act(() => new Promise((resolve) => realSetTimeout(resolve, 0)));
  }
}

export async function fillIn(user: User, values: Partial<typeof typed> = typed): Promise<void> {
  for (const name of FIELD_NAMES) {
    const value = values[name];
    if (value === undefined) continue;
    await user.clear(field(name));
    await user.paste(value);
  }
}

/** Fills in and submits the form. */
export async function startSending() {
  const request = pendingResponse();
  const visitor = visit();
  await fillIn(visitor.user);
  await send(visitor.user);
  return { ...visitor, ...request };
}

export async function submit(...given: Parameters<typeof response>) {
  const visitor = await startSending();
  await visitor.answer(...given);
  return visitor;
}

/** The form says that sending failed, and shows the values. */
export function expectFailed(values: Partial<typeof typed> = typed): void {
  expect(failure()).toHaveTextContent(contactWords.failure);
  expect(shown()).toEqual(values);
}
