import { render } from "@testing-library/react";
import { ScrollContext } from "../../src/resilience/scroll-context";

const scrollIntoView = jest.fn();
beforeEach(() => {
  Object.assign(window, { scrollTo: jest.fn() });
  Object.assign(Element.prototype, { scrollIntoView: scrollIntoView.mockClear() });
});

const page = (hash: string) => (
  <ScrollContext location={{ ...window.location, pathname: "/faq", hash }}>
    <h2 id="ü">Question</h2>
    <h2 id="100%">Answer</h2>
  </ScrollContext>
);

test.each(["#%", "#%zz", "#%E0%A4%A", "#nowhere", ""])("%s scrolls to nothing", (hash) => {
  const { rerender } = render(page(hash));
  rerender(page("#other"));
  rerender(page(hash));
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test.each([
  ["#%C3%BC", "Question"],
  ["#100%25", "Answer"],
  ["#100%", "Answer"],
])("%s scrolls to its target", (hash, target) => {
  render(page(hash));
  expect(scrollIntoView.mock.contexts.map((element) => element.textContent)).toEqual([target]);
});

test("a page that is loaded anew, and so at its top, is remembered there from its first frames on", () => {
  const remembered = () => sessionStorage.getItem("@@scroll|/faq|initial");
  sessionStorage.setItem("@@scroll|/faq|initial", "1500");
  const location = { ...window.location, pathname: "/faq", hash: "", key: "initial" };
  jest.useFakeTimers();
  render(<ScrollContext location={location}>A page</ScrollContext>);
  expect(remembered()).toBe("1500");
  // In which it is told, and in which Gatsby notes it.
  jest.advanceTimersToNextFrame();
  jest.advanceTimersToNextFrame();
  expect(remembered()).toBe("0");
  jest.useRealTimers();
});
