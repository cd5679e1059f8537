import { act, screen, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server.node";
import { writeDraft } from "../../src/contact/draft";
import { fieldOf } from "../../src/contact/form-fields";
import type { FieldName } from "../../src/contact/validation";
import {
  answer,
  contactForm,
  empty,
  failure,
  fetchStub,
  form,
  resetBrowser,
  shown,
  status,
  typed,
} from "../support/contact-form";
import { contactWords } from "../support/contact-words";

let root: Root | undefined;
let complaint: jest.SpyInstance;

beforeEach(async () => {
  await resetBrowser();
  complaint = jest.spyOn(console, "error");
});

afterEach(() => {
  act(() => root?.unmount());
  jest.restoreAllMocks();
});

/**
 * The page as the server sent it, which knows of no plan; what happens in `before` happens before
 * React takes over.
 */
async function hydrate(before: () => void, options?: { planName?: string }): Promise<void> {
  const served = renderToString(<StrictMode>{contactForm()}</StrictMode>);
  const page = <StrictMode>{contactForm(options)}</StrictMode>;
  document.body.innerHTML = `<div id="page">${served}</div>`;
  before();
  await act(async () => {
    root = hydrateRoot(document.getElementById("page") ?? document.body, page);
  });
}

function typeEarly(values: Partial<typeof typed>) {
  for (const [name, value] of Object.entries(values)) {
    Object.assign(fieldOf(form(), name as FieldName) ?? {}, { value });
  }
}

test("what was typed before hydration survives it, is kept, and is sent", async () => {
  fetchStub.mockResolvedValueOnce(answer(204));
  await hydrate(() => typeEarly(typed));
  expect(shown()).toEqual(typed);
  expect(sessionStorage).toHaveLength(1);
  await act(async () => form().requestSubmit());
  expect(fetchStub).toHaveBeenCalledTimes(1);
  expect(status()).not.toBeEmptyDOMElement();
  expect(complaint).not.toHaveBeenCalled();
});

test("the counter takes what was typed before hydration into account", async () => {
  await hydrate(() => typeEarly({ message: "x".repeat(18_005) }));
  expect(screen.getByText("1,995 characters left")).toBeVisible();
});

test("a draft fills only the fields that nothing was typed into", async () => {
  await hydrate(() => {
    writeDraft({ values: typed, prefilled: "", unanswered: false, reloaded: false });
    typeEarly({ firstName: "Grace", message: "New words" });
  });
  expect(shown()).toEqual({ ...typed, firstName: "Grace", message: "New words" });
});

test("neither a draft, nor a plan, nor an unanswered submission upsets hydration", async () => {
  await hydrate(
    () => writeDraft({ values: typed, prefilled: "", unanswered: true, reloaded: true }),
    { planName: "Pro" },
  );
  expect(complaint).not.toHaveBeenCalled();
  expect(shown()).toEqual(typed);
  expect(failure()).not.toBeEmptyDOMElement();
  expect(screen.getByText("You asked about the Pro plan.")).toBeVisible();
});

test("a plan doesn't replace a message that was typed before hydration", async () => {
  await hydrate(() => typeEarly({ message: "Mine" }), { planName: "Pro" });
  expect(shown()).toEqual({ ...empty, message: "Mine" });
});

test("a submit from before hydration is made up for, once", async () => {
  fetchStub.mockResolvedValue(answer(204));
  await hydrate(() => {
    typeEarly(typed);
    form().submittedEarly = "waiting";
  });
  await waitFor(() => expect(status()).not.toBeEmptyDOMElement());
  expect(fetchStub).toHaveBeenCalledTimes(1);
  expect(complaint).not.toHaveBeenCalled();
});

test("a submit of an incomplete form from before hydration shows what is missing", async () => {
  await hydrate(() => {
    form().submittedEarly = "waiting";
  });
  await waitFor(() => expect(screen.getAllByText("Required")).toHaveLength(3));
  expect(fetchStub).not.toHaveBeenCalled();
  expect(complaint).not.toHaveBeenCalled();
});

test("who wrote on after a submit from before hydration hears that nothing was sent, and writes on", async () => {
  fetchStub.mockResolvedValueOnce(answer(500));
  await hydrate(() => {
    typeEarly(typed);
    form().submittedEarly = "changed";
    fieldOf(form(), "company")?.focus();
  });
  expect(failure()).toHaveTextContent(contactWords.failure);
  expect(fieldOf(form(), "company")).toHaveFocus();
  expect(shown()).toEqual(typed);
  expect(fetchStub).not.toHaveBeenCalled();

  await act(async () => form().requestSubmit());
  expect(fetchStub).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("group", { name: contactWords.rescue.text })).toHaveFocus();
  expect(complaint).not.toHaveBeenCalled();
});
