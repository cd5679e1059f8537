import { render, screen } from "@testing-library/react";
import { Accordion } from "../../../src/sections/Accordion/Accordion";
import { faqData } from "../../support/content";
import { plain } from "../../support/queries";

const { questions } = faqData.content.faq;

const scrollIntoView = jest.fn<void, []>();

beforeEach(() => {
  scrollIntoView.mockClear();
  // jsdom has no layout to scroll in.
  Object.assign(HTMLElement.prototype, { scrollIntoView });
});

const accordion = (fragment = "") => <Accordion questions={questions} fragment={fragment} />;
const items = () => Array.from(document.querySelectorAll("details"));
const paragraph = (text = "") => screen.getByText(plain(text));
const opened = () => items().filter(({ open }) => open);

test("the questions are headings, in order, each with its answer", () => {
  render(accordion());
  const headings = screen.getAllByRole("heading", { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(
    questions.map(({ question }) => question),
  );
  for (const [index, { answer }] of questions.entries()) {
    const paragraphs = items()[index]?.querySelectorAll("p") ?? [];
    expect(Array.from(paragraphs, ({ textContent }) => textContent)).toEqual(answer);
  }
});

test("all are collapsed at first", () => {
  render(accordion());
  expect(opened()).toEqual([]);
  for (const { answer } of questions) expect(paragraph(answer[0])).not.toBeVisible();
});

test("a press on a question expands it, another collapses it, the others stay as they are", () => {
  render(accordion());
  const [first, second] = items();
  first?.querySelector("summary")?.click();
  second?.querySelector("summary")?.click();
  expect(opened()).toEqual([first, second]);
  expect(paragraph(questions[0]?.answer[0])).toBeVisible();
  first?.querySelector("summary")?.click();
  expect(opened()).toEqual([second]);
});

test.each(questions)("the address #$slug opens that question and shows it", ({ slug }) => {
  render(accordion(`#${slug}`));
  expect(opened().map(({ id }) => id)).toEqual([slug]);
  expect(scrollIntoView.mock.contexts).toEqual(opened());
});

test.each(["", "#", "#no-such-question", "#contact"])(
  "the fragment %j opens nothing and leaves the page where it is",
  (fragment) => {
    render(accordion(fragment));
    expect(opened()).toEqual([]);
    expect(scrollIntoView).not.toHaveBeenCalled();
  },
);

test("another fragment opens its question too and closes none", () => {
  const [first, second] = questions.map(({ slug }) => `#${slug}`);
  const { rerender } = render(accordion(first));
  rerender(accordion(second));
  expect(opened()).toHaveLength(2);
});

test("a question that the visitor closed stays closed when the page is drawn again", () => {
  const fragment = `#${questions[0]?.slug}`;
  const { rerender } = render(accordion(fragment));
  items()[0]?.querySelector("summary")?.click();
  rerender(accordion(fragment));
  expect(opened()).toEqual([]);
});
