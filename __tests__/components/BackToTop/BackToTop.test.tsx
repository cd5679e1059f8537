import { act, render, screen } from "@testing-library/react";
import { BackToTop } from "../../../src/components/BackToTop/BackToTop";

const page = () => (
  <>
    <main id="page" tabIndex={-1} />
    <BackToTop label="Back to top" focusId="page" />
  </>
);

function scrollPageTo(top: number): void {
  Object.defineProperty(window, "scrollY", { value: top, configurable: true });
  act(() => void window.dispatchEvent(new Event("scroll")));
}

const button = () => screen.getByRole("button", { name: "Back to top" });
const hidden = () => screen.queryByRole("button") === null;

beforeEach(() => scrollPageTo(0));

test("the button is hidden until the page has scrolled 171 px", () => {
  render(page());
  expect(hidden()).toBe(true);
  scrollPageTo(170);
  expect(hidden()).toBe(true);
  scrollPageTo(171);
  expect(button()).toBeVisible();
  scrollPageTo(170);
  expect(hidden()).toBe(true);
});

test("if the button is hidden while it has focus, focus moves to the page's main element", () => {
  render(page());
  scrollPageTo(2000);
  button().focus();
  scrollPageTo(171);
  expect(button()).toHaveFocus();
  scrollPageTo(170);
  expect(screen.getByRole("main")).toHaveFocus();
});

test("if the button doesn't have focus when it is hidden, focus doesn't move", () => {
  render(page());
  scrollPageTo(2000);
  scrollPageTo(0);
  expect(document.body).toHaveFocus();
});
