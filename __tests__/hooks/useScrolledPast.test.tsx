import { render, waitFor } from "@testing-library/react";
import { useScrolledPast } from "../../src/hooks/useScrolledPast";
import { hydrate } from "../support/hydrate";
import { scrollPageTo } from "../support/scroll";

function Probe() {
  return useScrolledPast(100) ? "past" : "not past";
}

beforeEach(() => scrollPageTo(0));
afterEach(() => jest.restoreAllMocks());

test.each([
  [0, "not past"],
  [100, "not past"],
  [100.5, "past"],
  [101, "past"],
])("scrolled to %d px the page is, for a limit of 100 px, %s", (top, state) => {
  const { container } = render(<Probe />);
  scrollPageTo(top);
  expect(container).toHaveTextContent(state);
});

test("the way back counts too", () => {
  const { container } = render(<Probe />);
  scrollPageTo(101);
  scrollPageTo(100);
  expect(container).toHaveTextContent("not past");
});

test("a page that was scrolled before React had started hydrates, and then is past", async () => {
  const complaint = jest.spyOn(console, "error");
  const { container } = hydrate(
    () => <Probe />,
    (html) => {
      expect(html).toHaveTextContent("not past");
      scrollPageTo(500);
    },
  );
  await waitFor(() => expect(container).toHaveTextContent(/^past$/));
  expect(complaint).not.toHaveBeenCalled();
});

test("hydration doesn't ask how far the page is scrolled, for which a browser would lay it out", () => {
  const ask = jest.fn(() => 0);
  Object.defineProperty(window, "scrollY", { get: ask, configurable: true });
  hydrate(() => <Probe />);
  expect(ask).not.toHaveBeenCalled();
});

test("nothing listens any more once it is gone", () => {
  const add = jest.spyOn(window, "addEventListener");
  const remove = jest.spyOn(window, "removeEventListener");
  render(<Probe />).unmount();
  const listeners = (spy: typeof add | typeof remove) =>
    spy.mock.calls.filter(([type]) => type === "scroll").map(([, listener]) => listener);
  expect(listeners(add)).toHaveLength(1);
  expect(listeners(remove)).toEqual(listeners(add));
});
