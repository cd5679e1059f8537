import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FailureNotice } from "../../src/contact/FailureNotice";
import { typed } from "../support/contact-form";
import { contactWords } from "../support/contact-words";

const { failure, rescue } = contactWords;
const text =
  "First name: Ada\nLast name: Lovelace\nWork email: ada@example.com\n" +
  "Company: Analytical Engines\n\nWe run\n4,200 tests.";

const retry = jest.fn();

function notice({ shown = true, values = { ...typed, phone: " " } } = {}) {
  return (
    <div>
      <input aria-label="In the form" />
      <FailureNotice
        shown={shown}
        takesFocus
        words={contactWords}
        values={values}
        salesEmail="sales@paralane.example"
        onRetry={retry}
      />
    </div>
  );
}

function stubClipboard(write: (text: string) => Promise<void>): jest.Mock {
  const writeText = jest.fn(write);
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  return writeText;
}

afterEach(() => Reflect.deleteProperty(navigator, "clipboard"));

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
    "mailto:sales@paralane.example?subject=Message%20from%20the%20Paralane%20website&body=" +
      encodeURIComponent(text.replaceAll("\n", "\r\n")),
  );
});

test("the notice copies the visitor's text and shows a confirmation until the text changes", async () => {
  const user = userEvent.setup();
  const writeText = stubClipboard(async () => {});
  const { rerender } = render(notice());
  expect(screen.queryByText(rescue.copied)).toBeNull();
  await user.click(screen.getByRole("button", { name: rescue.copy }));
  expect(writeText.mock.calls).toEqual([[text]]);
  expect(screen.getByText(rescue.copied).closest("[aria-live]")).toBeVisible();
  rerender(notice({ values: { ...typed, firstName: "Grace" } }));
  expect(screen.queryByText(rescue.copied)).toBeNull();
});

test("without a clipboard, the notice shows the text and selects it", async () => {
  const user = userEvent.setup();
  Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
  render(notice());
  await user.click(screen.getByRole("button", { name: rescue.copy }));
  const copyable = screen.getByRole<HTMLTextAreaElement>("textbox", { name: rescue.copy });
  expect(copyable).toHaveValue(text);
  expect(copyable).toHaveFocus();
  expect([copyable.selectionStart, copyable.selectionEnd]).toEqual([0, text.length]);
  expect(copyable).toHaveAttribute("readonly");
  expect(screen.queryByText(rescue.copied)).toBeNull();
});
