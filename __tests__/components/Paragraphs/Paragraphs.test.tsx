import { render } from "@testing-library/react";
import { Paragraphs } from "../../../src/components/Paragraphs/Paragraphs";

type Answer = Queries.AccordionQuestionFragment["answer"];

const run = (text: string, look: Queries.TextLook | null = null, href: string | null = null) => ({
  text,
  look,
  href,
});

const shown = (paragraphs: Answer) =>
  render(<Paragraphs paragraphs={paragraphs} />).container.firstElementChild?.innerHTML;

test("strong words, emphasis, links and lists are the elements of that name", () => {
  const words = [
    run("A paragraph with "),
    run("strong words", "strong"),
    run(", "),
    run("emphasis", "em"),
    run(" and "),
    run("a link", null, "/contact"),
    run("."),
  ];
  expect(
    shown([
      { element: "p", lines: [words] },
      { element: "ul", lines: [[run("A list,")], [run("with two entries.")]] },
      { element: "ol", lines: [[run("A list")], [run("that counts.")]] },
    ]),
  ).toBe(
    '<p>A paragraph with <strong>strong words</strong>, <em>emphasis</em> and <a href="/contact">a link</a>.</p>' +
      "<ul><li>A list,</li><li>with two entries.</li></ul>" +
      "<ol><li>A list</li><li>that counts.</li></ol>",
  );
});

test("blocks and links may have the same words, and React has nothing to say", () => {
  const complaints = jest.spyOn(console, "error").mockImplementation();
  const line = [
    { text: "here", look: null, href: "/pricing" },
    { text: " or ", look: null, href: null },
    { text: "here", look: null, href: "/features" },
  ];
  const block = { element: "p" as const, lines: [line] };
  const { container } = render(<Paragraphs paragraphs={[block, block]} />);
  expect(container.querySelectorAll("a")).toHaveLength(4);
  expect(complaints).not.toHaveBeenCalled();
});
