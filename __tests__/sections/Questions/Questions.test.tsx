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

test("a question that the visitor closed stays closed after a rerender", () => {
  const fragment = `#${questions[0]?.slug}`;
  const { rerender } = render(accordion(fragment));
  items()[0]?.querySelector("summary")?.click();
  rerender(accordion(fragment));
  expect(opened()).toEqual([]);
});

test("when the visitor comes back to the page, the same questions are open", async () => {
  const { unmount } = render(accordion());
  for (const question of items()) question.querySelector("summary")?.click();
  const open = opened().map(({ id }) => id);
  // Browsers fire the toggle event in a later task.
  await new Promise((resolve) => setTimeout(resolve));
  unmount();
  render(accordion());
  expect(opened().map(({ id }) => id)).toEqual(open);
});
