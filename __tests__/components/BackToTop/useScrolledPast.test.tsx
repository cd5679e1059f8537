import { waitFor } from "@testing-library/react";
import { useScrolledPast } from "../../../src/components/BackToTop/useScrolledPast";
import { hydrate } from "../../support/hydrate";
import { scrollPageTo } from "../../support/scroll";

function Probe() {
  return useScrolledPast(100) ? "past" : "not past";
}

beforeEach(() => scrollPageTo(0));
afterEach(() => jest.restoreAllMocks());

test("a page that was scrolled before hydration hydrates without errors, and then counts as scrolled past", async () => {
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
