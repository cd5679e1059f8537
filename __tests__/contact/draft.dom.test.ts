import { type Draft, NO_DRAFT, readDraft, removeDraft, writeDraft } from "../../src/contact/draft";

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
  unanswered: true,
  reloaded: true,
};

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test("a saved draft is read back unchanged, and only session storage is used", () => {
  expect(writeDraft(draft)).toBe(true);
  expect(readDraft()).toEqual(draft);
  expect(Object.keys(sessionStorage)).toEqual(["contact-draft"]);
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe("");
});

test.each(["", "not JSON", "null", "1", '"text"', "[]", "{}", '{"values":null}', '{"values":1}'])(
  "an invalid stored value such as %j is read as an empty draft",
  (stored) => {
    writeDraft(draft);
    sessionStorage.setItem(String(sessionStorage.key(0)), stored);
    expect(readDraft()).toEqual(NO_DRAFT);
  },
);

test("when a draft is read, values that aren't strings are dropped, and flags that aren't true count as false", () => {
  writeDraft(draft);
  const stored = {
    values: { firstName: 7, email: "a" },
    prefilled: 1,
    unanswered: 1,
    reloaded: "no",
  };
  sessionStorage.setItem(String(sessionStorage.key(0)), JSON.stringify(stored));
  expect(readDraft()).toEqual({ ...NO_DRAFT, values: { ...NO_DRAFT.values, email: "a" } });
});

test("if storage is blocked, nothing is saved and no error is thrown", () => {
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  expect(writeDraft(draft)).toBe(false);
  expect(readDraft()).toEqual(NO_DRAFT);
  expect(() => removeDraft()).not.toThrow();
});

test("if storage is full, writeDraft returns false", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  expect(writeDraft(draft)).toBe(false);
});

test("a value that is too large for storage is truncated to one character over the field's limit, and other values are kept", () => {
  const { setItem } = Storage.prototype;
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
    if (value.length > 100_000) throw new DOMException("Full", "QuotaExceededError");
    setItem.call(this, key, value);
  });
  const values = { ...draft.values, message: "x".repeat(200_000), company: "Navy" };
  expect(writeDraft({ ...draft, values })).toBe(false);
  expect(readDraft()).toEqual({ ...draft, values: { ...values, message: "x".repeat(20_001) } });
});
