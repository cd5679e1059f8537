import { reportSubmission } from "../../src/contact/analytics";

afterEach(() => Reflect.deleteProperty(window, "gtag"));

test("a success is reported once, in the specification's words", () => {
  const gtag = jest.fn();
  window.gtag = gtag;
  reportSubmission();
  expect(gtag.mock.calls).toEqual([
    ["event", "click", { event_category: "Contact", event_label: "submit contact info" }],
  ]);
});

test("without a tag nothing happens", () => {
  expect(window.gtag).toBeUndefined();
  expect(() => reportSubmission()).not.toThrow();
});

test("a tag that throws is of no consequence", () => {
  window.gtag = () => {
    throw new Error("blocked");
  };
  expect(() => reportSubmission()).not.toThrow();
});

test("a tag that isn't a function is of no consequence", () => {
  Object.assign(window, { gtag: "blocked" });
  expect(() => reportSubmission()).not.toThrow();
});
