import { useHydrated } from "../../src/hooks/useHydrated";
import { hydrate } from "../support/hydrate";

function Probe() {
  return useHydrated() ? "the visitor's" : "the build's";
}

test("the built page holds the build's version, and React's start brings the visitor's", () => {
  const complaint = jest.spyOn(console, "error");
  const { container } = hydrate(
    () => <Probe />,
    (html) => expect(html).toHaveTextContent("the build's"),
  );
  expect(container).toHaveTextContent("the visitor's");
  expect(complaint).not.toHaveBeenCalled();
});
