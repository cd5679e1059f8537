import { screen } from "@testing-library/react";
import {
  answer,
  contactForm,
  empty,
  fetchStub,
  field,
  fillIn,
  form,
  resetBrowser,
  send,
  shown,
  typed,
  visit,
} from "../support/contact-form";

beforeEach(resetBrowser);

const pro = "I would like to know more about the Pro plan.";

test("the plan is shown and put into the empty message, where it can be edited", async () => {
  const { user } = visit({ planName: "Pro" });
  expect(screen.getByText("You asked about the Pro plan.")).toBeVisible();
  expect(shown()).toEqual({ ...empty, message: pro });
  await user.type(field("message"), " Thanks.");
  expect(shown().message).toBe(`${pro} Thanks.`);
});

test("a plan that is known only later is put in as well", () => {
  const { rerender } = visit();
  rerender(contactForm({ planName: "Pro" }));
  expect(screen.getByText("You asked about the Pro plan.")).toBeVisible();
  expect(shown()).toEqual({ ...empty, message: pro });
});

test("where the message was taken out the plan is shown, and the rest of the form stays", () => {
  const { rerender } = visit();
  field("message").remove();
  rerender(contactForm({ planName: "Pro" }));
  expect(screen.getByText("You asked about the Pro plan.")).toBeVisible();
  expect(field("company")).toBeVisible();
});

test("white space alone is no message", async () => {
  const { user, rerender } = visit();
  await fillIn(user, { message: " \n" });
  rerender(contactForm({ planName: "Pro" }));
  expect(shown().message).toBe(pro);
});

test("words of the visitor's own are left alone", async () => {
  const first = visit();
  await fillIn(first.user, { message: "Hello" });
  first.unmount();
  visit({ planName: "Pro" });
  expect(shown().message).toBe("Hello");
  expect(screen.getByText("You asked about the Pro plan.")).toBeVisible();
});

test("another plan replaces the words that the first one put in", async () => {
  const first = visit({ planName: "Basic" });
  await fillIn(first.user, { firstName: "Ada" });
  first.unmount();
  visit({ planName: "Pro" });
  expect(shown()).toEqual({ ...empty, firstName: "Ada", message: pro });
});

test("what the visitor has added to the words of the first plan stays behind those of another", async () => {
  const first = visit({ planName: "Basic" });
  await first.user.type(field("message"), " We have 412 tests.");
  first.unmount();
  visit({ planName: "Pro" });
  expect(shown().message).toBe(`${pro} We have 412 tests.`);
});

test("words that the visitor took out stay out after a reload", async () => {
  const first = visit({ planName: "Pro" });
  await first.user.clear(field("message"));
  await fillIn(first.user, { firstName: "Ada" });
  first.unmount();
  visit({ planName: "Pro" });
  expect(shown()).toEqual({ ...empty, firstName: "Ada" });
});

test("the payload keeps its six keys, and the plan is gone after the success", async () => {
  fetchStub.mockResolvedValueOnce(answer(204));
  const { user } = visit({ planName: "Pro" });
  const { message: _prefilled, ...others } = typed;
  await fillIn(user, others);
  await send(user);
  expect(JSON.parse(String(fetchStub.mock.calls[0]?.[1].body))).toMatchObject({ message: pro });
  expect(screen.queryByText("You asked about the Pro plan.")).toBeNull();
  expect(shown()).toEqual(empty);
});

test("without a plan nothing is said about one", () => {
  visit();
  expect(form()).not.toHaveTextContent("plan");
  expect(shown()).toEqual(empty);
});
