import { type Draft, NO_DRAFT, readDraft, removeDraft, updateDraft } from "../../src/contact/draft";

const draft: Draft = {
  values: {
    firstName: "Ada",
    lastName: "",
    email: "ada@",
    phone: "",
    company: "",
    message: "two\nlines \ud800",
  },
  prefilled: "two",
  submission: "unconfirmed",
  reloaded: true,
};

beforeEach(() => removeDraft());
afterEach(() => jest.restoreAllMocks());

test("a saved draft is read back unchanged, and only session storage is used", () => {
  expect(updateDraft(draft)).toBe(true);
  expect(readDraft()).toEqual(draft);
  expect(Object.keys(sessionStorage)).toEqual(["contact-draft"]);
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe("");
});

test.each(["", "not JSON", "null", "1", '"text"', "[]", "{}", '{"values":null}', '{"values":1}'])(
  "an invalid stored value such as %j is read as an empty draft",
  (stored) => {
    updateDraft(draft);
    sessionStorage.setItem(String(sessionStorage.key(0)), stored);
    expect(readDraft()).toEqual(NO_DRAFT);
  },
);

test("when a draft is read, values that aren't strings are dropped, and unknown states count as none", () => {
  updateDraft(draft);
  const stored = {
    values: { firstName: 7, email: "a" },
    prefilled: 1,
    submission: 1,
    reloaded: "no",
  };
  sessionStorage.setItem(String(sessionStorage.key(0)), JSON.stringify(stored));
  expect(readDraft()).toEqual({ ...NO_DRAFT, values: { ...NO_DRAFT.values, email: "a" } });
});

test("a change keeps the other parts of the draft", () => {
  updateDraft(draft);
  updateDraft({ submission: "arrived" });
  expect(readDraft()).toEqual({ ...draft, submission: "arrived" });
});

test("if storage is blocked, the draft lasts as long as the document", () => {
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  expect(updateDraft(draft)).toBe(false);
  expect(readDraft()).toEqual(draft);
  removeDraft();
  expect(readDraft()).toEqual(NO_DRAFT);
});

test("if storage is full, the newer draft in the document counts, until storing it works again", () => {
  updateDraft(draft);
  const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  expect(updateDraft({ prefilled: "three" })).toBe(false);
  expect(readDraft()).toEqual({ ...draft, prefilled: "three" });
  full.mockRestore();
  expect(updateDraft({ reloaded: false })).toBe(true);
  sessionStorage.clear();
  expect(readDraft()).toEqual(NO_DRAFT);
});
