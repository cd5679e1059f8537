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

test("a draft is read back as it was kept, from this tab's storage alone", () => {
  expect(writeDraft(draft)).toBe(true);
  expect(readDraft()).toEqual(draft);
  expect(Object.keys(sessionStorage)).toEqual(["contact-draft"]);
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe("");
});

test.each(["", "not JSON", "null", "1", '"text"', "[]", "{}", '{"values":null}', '{"values":1}'])(
  "what stands in storage instead, such as %j, is an empty draft",
  (stored) => {
    writeDraft(draft);
    sessionStorage.setItem(String(sessionStorage.key(0)), stored);
    expect(readDraft()).toEqual(NO_DRAFT);
  },
);

test("what isn't text is dropped from a draft, and a flag counts only if it is true", () => {
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

test("where storage is denied nothing is kept, and nothing is thrown", () => {
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  expect(writeDraft(draft)).toBe(false);
  expect(readDraft()).toEqual(NO_DRAFT);
  expect(() => removeDraft()).not.toThrow();
});

test("where storage is full nothing is kept, and the caller knows", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  expect(writeDraft(draft)).toBe(false);
});

test("of a text that is more than fits, one character more is kept than could be sent, and the other fields whole", () => {
  const { setItem } = Storage.prototype;
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
    if (value.length > 100_000) throw new DOMException("Full", "QuotaExceededError");
    setItem.call(this, key, value);
  });
  const values = { ...draft.values, message: "x".repeat(200_000), company: "Navy" };
  expect(writeDraft({ ...draft, values })).toBe(false);
  expect(readDraft()).toEqual({ ...draft, values: { ...values, message: "x".repeat(20_001) } });
});
