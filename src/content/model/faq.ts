import * as f from "./fields";
import * as shared from "./shared";

const doer = f.text("Who does it, in a word or two", 24);

export const faq = f.file({
  seo: shared.seo,
  ...shared.intro,
  pipeline: shared.pipeline,
  questions: f.entries(
    { id: "Question", unique: ["slug", "question"] },
    "The questions, in order",
    {
      slug: f.slug("The question's short name, which appears after # in the URL of its link"),
      question: f.text("The question", 160),
      answer: f.list("The answer", f.runningText("A paragraph of the answer", 900), {
        max: 6,
        unique: [],
      }),
      "stop?": f.position(
        "The number of the stop in the drawing beside the questions that this question is about, counted from 1; defaults to our own stop",
        "pipeline.stops",
        1,
      ),
      "pipelines?": f.list("Paths drawn beside the answer", shared.pipeline, {
        max: 2,
        unique: ["title"],
      }),
    },
  ),
  "responsibilities?": f.section("A table that compares who does the work", {
    text: f.paragraph("One or two sentences below the heading"),
    task: "The heading of the tasks' column",
    columns: f.group("The headings of the columns that are compared", {
      first: "An alternative to our service",
      second: "Another alternative",
      ours: "Our service",
    }),
    rows: f.entries({ min: 2, max: 12, unique: ["task"] }, "The tasks, each with who does it", {
      task: f.text("The task", 40),
      first: doer,
      second: doer,
      ours: doer,
    }),
  }),
  "moreAnswers?": f.section("Links to questions that other pages answer", {
    links: f.entries(
      { min: 2, max: 9, unique: ["label"] },
      "The questions, each with a link to its answer",
      {
        label: f.text("The question", 60),
        href: shared.link("Where the question is answered"),
        text: f.line("The answer in one sentence"),
      },
    ),
  }),
  customerQuote: shared.customerQuote,
  callToAction: shared.callToAction,
});
