import { render } from "@testing-library/react";
import { Questions } from "../../../src/sections/Questions/Questions";
import { pageData } from "../../support/page-data";

const { questions } = pageData("/faq").content.faq;

const scrollIntoView = jest.fn<void, []>();

beforeEach(() => {
  scrollIntoView.mockClear();
  // jsdom doesn't implement scrollIntoView, because it has no layout.
  Object.assign(HTMLElement.prototype, { scrollIntoView });
});

const accordion = (fragment = "") => (
  <Questions questions={questions} stop={null} fragment={fragment} />
);
const items = () => Array.from(document.querySelectorAll("details"));
const opened = () => items().filter(({ open }) => open);

test.each(["", "#", "#no-such-question", "#contact"])(
  "the fragment %j doesn't open an additional question or scroll the page",
  (fragment) => {
    render(accordion(fragment));
    expect(opened()).toEqual(items().slice(0, 1));
    expect(scrollIntoView).not.toHaveBeenCalled();
  },
);

test("a visitor who scrolled away from the linked question before hydration isn't scrolled back", () => {
  const { slug } = questions[1] ?? {};
  const rect = jest
    .spyOn(HTMLElement.prototype, "getBoundingClientRect")
    .mockReturnValue(new DOMRect(0, -900, 600, 60));
  const scrollY = jest.replaceProperty(window, "scrollY", 1200);
  render(accordion(`#${slug}`));
  expect(opened().map(({ id }) => id)).toContain(slug);
  expect(scrollIntoView).not.toHaveBeenCalled();
  rect.mockRestore();
  scrollY.restore();
});

test("a question that the visitor closed stays closed after a rerender", () => {
  const fragment = `#${questions[0]?.slug}`;
  const { rerender } = render(accordion(fragment));
  items()[0]?.querySelector("summary")?.click();
  rerender(accordion(fragment));
  expect(opened()).toEqual([]);
});
