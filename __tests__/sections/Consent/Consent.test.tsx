import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ConsentButton, ConsentQuestion } from "../../../src/sections/Consent/Consent";
import { content } from "../../support/site-content";

const words = content.site.consent;

function show() {
  return render(
    <>
      <ConsentQuestion words={words} focusId="content" />
      <main id="content" tabIndex={-1} />
      <ConsentButton words={words} />
    </>,
  );
}

beforeAll(() => {
  // jsdom doesn't implement this class.
  Object.assign(window, {
    ResizeObserver: class {
      observe(): void {}
      disconnect(): void {}
    },
  });
});
afterEach(() => localStorage.clear());

test("both buttons have the same style and are one Tab press apart, and the footer button reopens the consent prompt", async () => {
  const user = userEvent.setup();
  show();
  const question = screen.getByRole("region", { name: words.label });
  expect(question).toHaveTextContent(words.text);
  expect(question.closest("[aria-live=polite]")).toBeInTheDocument();
  const accept = screen.getByRole("button", { name: words.accept });
  const refuse = screen.getByRole("button", { name: words.refuse });
  expect(accept.className).toBe(refuse.className);

  // The consent prompt doesn't take focus when it appears.
  expect(document.body).toHaveFocus();
  await user.tab();
  expect(accept).toHaveFocus();
  await user.tab();
  expect(refuse).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(question).not.toBeInTheDocument();
  expect(screen.getByRole("main")).toHaveFocus();

  const change = screen.getByRole("button", { name: words.change });
  await user.click(change);
  expect(screen.getByRole("region", { name: words.label })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: words.refuse }));
  expect(change).toHaveFocus();
});
