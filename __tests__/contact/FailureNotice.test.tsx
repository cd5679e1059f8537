import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FailureNotice } from "../../src/contact/FailureNotice";
import { contactWords, typed } from "../support/contact-form";

const { failure, fields, rescue } = contactWords;
const text = [
  `${fields.firstName.label}: Ada`,
  `${fields.lastName.label}: Lovelace`,
  `${fields.email.label}: ada@example.com`,
  `${fields.company.label}: Analytical Engines`,
  "\nWe run\n4,200 tests.",
].join("\n");

function notice({ shown = true } = {}) {
  return (
    <div>
      <input aria-label="In the form" />
      <FailureNotice
        shown={shown}
        takesFocus
        words={contactWords}
        values={{ ...typed, phone: " " }}
        salesEmail="sales@paralane.example"
        onRetry={() => {}}
      />
    </div>
  );
}

test("a failure is announced by an existing alert element, and the notice receives focus", () => {
  const { rerender } = render(notice({ shown: false }));
  const alert = screen.getByRole("alert");
  rerender(notice());
  expect(screen.getByRole("alert")).toBe(alert);
  expect(alert).toHaveTextContent(failure);
  expect(screen.getByRole("group", { name: rescue.text })).toHaveFocus();
  // Scripts can focus the notice, but the Tab key skips it.
  expect(screen.getByRole("group", { name: rescue.text })).toHaveAttribute("tabindex", "-1");
  expect(screen.getByText(rescue.text)).toBeVisible();
});

test.each(["a field of the form", "an ancestor of the form", "another element"])(
  "if focus was on %s, the notice receives it unless it is outside the form",
  (from) => {
    const { container, rerender } = render(notice({ shown: false }));
    // Clicking a disabled button moves focus to one of its ancestors.
    container.tabIndex = -1;
    const outside = document.body.appendChild(document.createElement("button"));
    const places: Record<string, HTMLElement> = {
      "a field of the form": screen.getByLabelText("In the form"),
      "an ancestor of the form": container,
    };
    (places[from] ?? outside).focus();
    rerender(notice());
    expect(
      from in places ? screen.getByRole("group", { name: rescue.text }) : outside,
    ).toHaveFocus();
    outside.remove();
  },
);

test("the notice has a link that starts an email to sales with each value that isn't blank, the message last", () => {
  render(notice());
  expect(screen.getByRole("link", { name: rescue.mail })).toHaveAttribute(
    "href",
    `mailto:sales@paralane.example?subject=${encodeURIComponent(rescue.mailSubject)}&body=` +
      encodeURIComponent(text.replaceAll("\n", "\r\n")),
  );
});

test("the notice has a button that copies the same text", async () => {
  const user = userEvent.setup();
  render(notice());
  await user.click(screen.getByRole("button", { name: rescue.copy }));
  expect(await navigator.clipboard.readText()).toBe(text);
});
