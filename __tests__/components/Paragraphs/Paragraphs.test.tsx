import { render } from "@testing-library/react";
import { Paragraphs } from "../../../src/components/Paragraphs/Paragraphs";

type Answer = Queries.QuestionFragment["answer"];

const run = (
  text: string,
  emphasis: Queries.TextEmphasis | null = null,
  href: string | null = null,
) => ({
  text,
  emphasis,
  href,
});

const shown = (paragraphs: Answer) =>
  render(<Paragraphs paragraphs={paragraphs} />).container.firstElementChild?.innerHTML;

test("bold text, emphasis, links and lists render as the corresponding elements", () => {
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
