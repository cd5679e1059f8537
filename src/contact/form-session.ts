import { NOT_READY_ID } from "../runtime/names";
import { holdReload } from "../runtime/stop";
import { appended } from "../words";
import { afterVisibleFor } from "./after-visible";
import {
  cutInsertion,
  fieldOf,
  fillEmptyFields,
  formOf,
  moveFocus,
  readFields,
  showOnPaper,
} from "./form-fields";
import { submitContact } from "./submission";
import { FIELD_NAMES, type FieldErrors, type FieldValues, mapFields, validate } from "./validation";

/*
 * The form session owns what a visitor types into the contact form, from the first letter to the sent message.
 *
 * In:    the document's input, submit, focus and print events, and the outcome of a request.
 * Out:   the text, in sessionStorage and in every form that is drawn, and the state, which useContactForm.ts
 *        renders.
 * Never: text that is lost because React hasn't started, has stopped or draws the page again; a second request
 *        while one is under way; a failure that is claimed by a tab that didn't send.
 *
 *   empty <--> typing --submit--> sending --2xx--> sent --8 s--> empty or typing
 *                ^                 |   ^
 *                +--wrong field----+   +--submit-- failed
 *                                  +--any other outcome----^
 *
 * This file is an inline script on the contact page (gatsby/inline-scripts.ts), because React's files may load
 * slowly or be blocked, and a part of the form's module, which visits that start elsewhere load. The first of
 * the two creates `window.contactSession`. An inline script contains only what `start` needs.
 */

declare global {
  interface Window {
    /** What this document knows about the contact form. Only this file changes it. */
    contactSession?: FormSession;
  }
}

const STATES = ["empty", "typing", "sending", "sent", "failed"] as const;
export type FormState = (typeof STATES)[number];

/** What the form shows. A change makes a new object. */
export interface FormContent {
  state: FormState;
  values: FieldValues;
  /** Whether the visitor has submitted the values, so that wrong ones are marked from then on. */
  isChecked: boolean;
  /** The message that was prefilled for a plan, or "". Choosing another plan replaces it. */
  prefilled: string;
  /** Whether the page was reloaded after a 401 or 403. Further failures don't reload it again. */
  reloaded: boolean;
}

const STORAGE_KEY = "contact-draft";

/** How long the thank-you message stays visible (specification, section 9), in milliseconds. */
const THANKS_MS = 8_000;

/** How long the form waits for React after a submit before the notice appears, in milliseconds. */
const NOT_READY_AFTER_MS = 8_000;

export const EMPTY: FormContent = {
  state: "empty",
  values: mapFields(() => ""),
  isChecked: false,
  prefilled: "",
  reloaded: false,
};

/** The session of a document that has just been loaded. */
export const newSession = () => ({
  content: readStored(),
  /** The form that React handles. Undefined before React starts, on other pages, and after React has stopped. */
  form: undefined as HTMLFormElement | undefined,
  /** The values with which the visitor submitted a form that React didn't handle yet. */
  early: undefined as FieldValues | undefined,
  /** The request under way, which can outlive the form. It stays until the page reloads after a 401 or 403. */
  request: undefined as Promise<unknown> | undefined,
  /** The element that received focus last. It may have been removed from the document. */
  lastFocused: null as EventTarget | null,
  endThanks: () => {},
  isLeaving: false,
  listeners: new Set<() => void>(),
});
type FormSession = ReturnType<typeof newSession>;

const session: FormSession =
  typeof window === "undefined" ? newSession() : (window.contactSession ?? start());

/** Whether the visitor has submitted a form that React doesn't handle yet. */
const isEarly = () => session.content.state === "sending" && !session.request;

/*
 * Storage. Until the document ends, the stored state is always `typing`, because a duplicated tab copies it and has
 * sent nothing.
 */

function readStored(): FormContent {
  try {
    // The stored value may have any shape, for example, if an older version of the site wrote it.
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "");
    return {
      ...EMPTY,
      state: STATES.find((state) => state === stored.state) ?? "typing",
      values: mapFields((name) => text(stored.values[name])),
      prefilled: text(stored.prefilled),
      reloaded: stored.reloaded === true,
    };
  } catch {
    return EMPTY;
  }
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Writes the text down. Returns false if the browser refused, and the text lasts only as long as the document. */
function store(): boolean {
  const { values, prefilled, reloaded } = session.content;
  const state = session.isLeaving ? stateToLeave() : "typing";
  const isEmpty = !hasText(values) && prefilled === "" && state !== "sent";
  try {
    if (isEmpty) sessionStorage.removeItem(STORAGE_KEY);
    else
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ state, values, prefilled, reloaded }));
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the state for the next document. A request under way counts as failed, because its outcome stays unknown,
 * and thanks that the visitor has seen aren't shown again.
 */
function stateToLeave(): FormState {
  const { state } = session.content;
  if (state === "sending") return "failed";
  return state === "sent" && session.form ? "typing" : state;
}

function hasText(values: FieldValues): boolean {
  return FIELD_NAMES.some((name) => values[name] !== "");
}

/** Changes what the form shows, and stores the text. Returns false if the browser couldn't store it. */
function change(part: Partial<FormContent>): boolean {
  const content = { ...session.content, ...part };
  const isWaiting = content.state === "empty" || content.state === "typing";
  if (isWaiting) content.state = hasText(content.values) ? "typing" : "empty";
  session.content = content;
  const isStored = store();
  for (const listener of session.listeners) listener();
  return isStored;
}

/* Events, with and without React. */

/** Listens to the document. Submitting a form that React doesn't handle does nothing (its method is "dialog"). */
function start(): FormSession {
  const started = newSession();
  window.contactSession = started;

  addEventListener(
    "input",
    ({ target }) => {
      const form = formOf(target);
      const known = session.content.values;
      const values = form ? readFields(form, known) : known;
      // React draws the form at once, before it gets the event itself. That would undo what the visitor typed in a
      // field that React controls, such as the estimate's, which isn't one of the values.
      if (FIELD_NAMES.some((name) => values[name] !== known[name])) change({ values });
    },
    true,
  );

  addEventListener(
    "submit",
    ({ target }) => {
      const form = formOf(target);
      // Enter in a field that isn't sent, such as the estimate's, doesn't send the form.
      const { activeElement } = document;
      const isUnsent = activeElement instanceof HTMLInputElement && !activeElement.name;
      if (!form || session.form || isUnsent) return;
      session.early = readFields(form, session.content.values);
      change({ state: "sending", values: session.early });
      setTimeout(() => isEarly() && hideNotReady(false), NOT_READY_AFTER_MS);
    },
    true,
  );

  addEventListener("focusin", ({ target }) => {
    session.lastFocused = target;
  });

  // Before hydration, the visitor sees the restored text, and typing in one field doesn't lose the others.
  addEventListener("DOMContentLoaded", () => {
    for (const form of document.forms) {
      if (formOf(form)) fillEmptyFields(form, session.content.values);
    }
  });

  // A request may still fail after this event, because the visitor leaves.
  addEventListener("pagehide", () => {
    session.isLeaving = true;
    store();
  });
  addEventListener("pageshow", ({ persisted }) => {
    session.isLeaving = false;
    // The browser kept the page. The answer may have come meanwhile and be lost, so nobody waits for it any more.
    if (!persisted || !session.request) return void store();
    session.request = undefined;
    fail();
  });

  addEventListener("beforeprint", showOnPaper);
  // Some programs that make PDF files only switch to the styles for print.
  matchMedia("print").addEventListener("change", showOnPaper);
  return started;
}

/** Hides or shows the notice that the form isn't ready. runtime/stop.ts shows it too. */
function hideNotReady(isHidden: boolean): void {
  document.getElementById(NOT_READY_ID)?.toggleAttribute("hidden", isHidden);
}

/* What React's form does. */

export const currentContent = () => session.content;

export function subscribe(listener: () => void): () => void {
  session.listeners.add(listener);
  return () => session.listeners.delete(listener);
}

/** Fills in a form that React has drawn, and sends it if the visitor has already submitted it. */
export function attach(form: HTMLFormElement): void {
  session.form = form;
  hideNotReady(true);
  fillEmptyFields(form, session.content.values);
  moveFocus(form, session.lastFocused);
  // React's own event fires too late to prevent the insertion.
  form.addEventListener("beforeinput", cutInsertion);
  const values = readFields(form, session.content.values);
  // If the visitor has continued editing, don't send the unfinished text. Show that nothing was sent.
  const isUnfinished = isEarly() && JSON.stringify(values) !== JSON.stringify(session.early);
  change({ values, isChecked: false, ...(isUnfinished && { state: "failed" }) });
  // Submit in a microtask, because React doesn't allow flushSync, which submitting calls, in an effect.
  if (isEarly()) queueMicrotask(() => form.requestSubmit());
  if (session.content.state === "sent") showThanks();
}

/** Called when React removes the form. A request under way continues, and the next form shows its result. */
export function detach(): void {
  session.form = undefined;
  session.endThanks();
  if (session.content.state === "sent") change({ state: "typing" });
}

/**
 * Adds a plan's sentence to the message, because only the message is sent. The sentence takes the place of
 * another plan's, or follows the visitor's text. If the page was reloaded with the same plan, the sentence isn't
 * added again, even if the visitor deleted it. Returns false while a request is under way, because the message
 * field contains the text that is being sent.
 */
export function prefill(sentence: string): boolean {
  const { form, request, content } = session;
  const message = form && fieldOf(form, "message");
  if (request) return false;
  if (!message || content.prefilled === sentence) return true;
  message.value =
    content.prefilled !== "" && message.value.includes(content.prefilled)
      ? message.value.replace(content.prefilled, () => sentence)
      : appended(message.value, sentence);
  change({ prefilled: sentence, values: readFields(form, content.values) });
  return true;
}

/** Changes the message as if the visitor had typed. */
export function editMessage(edit: (message: string) => string): void {
  const message = session.form && fieldOf(session.form, "message");
  const edited = message && edit(message.value);
  if (!message || edited === undefined || edited === message.value) return;
  message.value = edited;
  message.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/** Checks the fields' values, which a password manager may have filled in without an event. */
export function check(form: HTMLFormElement): FieldErrors {
  const values = readFields(form, session.content.values);
  const { state } = session.content;
  change({ values, isChecked: true, state: state === "sent" ? state : "typing" });
  return validate(values);
}

export const isSending = () => session.request !== undefined;

/** Shows the failure message and the other ways to send the text. */
export const fail = () => change({ state: "failed" });

/**
 * Sends the values. Fails if there was no user activation, since a script must have submitted the form. Reloads
 * the page once after a 401 or 403.
 */
export function send(webhookUrl: string, reload: () => void): void {
  session.endThanks();
  if (!hasUserActivation()) return void fail();
  change({ state: "sending" });
  const request = post(webhookUrl, reload);
  session.request = request;
  holdReload(request);
  void request.then((outcome) => {
    // Until the page reloads, the form stays busy. If nobody waits any more, the failure message shows.
    if (outcome === "reloading" || session.request !== request) return;
    session.request = undefined;
    if (outcome === "failed") return void fail();
    session.form?.reset();
    change({ ...EMPTY, state: "sent" });
    if (session.form) showThanks();
  });
}

async function post(webhookUrl: string, reload: () => void) {
  let isReloading = false;
  const reloadOnce = () => {
    // Reload only if the text was stored, because it would otherwise be lost.
    isReloading = !session.content.reloaded && change({ reloaded: true });
    if (isReloading) reload();
  };
  try {
    await submitContact(webhookUrl, session.content.values, { reload: reloadOnce });
  } catch {
    return isReloading ? "reloading" : "failed";
  }
  reportSubmission();
  return "sent";
}

function showThanks(): void {
  session.endThanks = afterVisibleFor(THANKS_MS, () => change({ state: "typing" }));
}

/**
 * Scripts that fill in forms usually don't activate the page, but every way for a person to submit the form
 * does. If a browser wrongly says otherwise, the form shows a failure, and "Try again" activates the page.
 */
function hasUserActivation(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

/** Reports a success to analytics (specification, section 7), even if the form no longer exists. Never throws. */
function reportSubmission(): void {
  try {
    window.gtag?.("event", "click", {
      event_category: "Contact",
      event_label: "submit contact info",
    });
  } catch {
    // A broken or blocked tag must not make a successful submission look like a failure.
  }
}
