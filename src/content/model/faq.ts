import * as f from "./fields";
import {
  callToAction,
  customerQuote,
  entries,
  file,
  group,
  intro,
  link,
  section,
  seo,
  way,
} from "./shared";

const doer = f.text("Who does it, in a word or two", 24);

export const faq = file({
  seo,
  ...intro,
  way,
  questions: entries({ unique: ["slug", "question"] }, "Question", "The questions, in order", {
    slug: f.slug("The question's short name, which appears after # in the URL of its link"),
    question: f.text("The question", 160),
    answer: f.list("The answer", f.runningText("A paragraph of the answer", 900), {
      max: 6,
      unique: [],
    }),
    stop: f
      .position(
        "The number of the stop in the drawing beside the questions that this question is about, counted from 1; defaults to our own stop",
        "way.stops",
        1,
      )
      .optional(),
    ways: f.list("Paths drawn beside the answer", way, { max: 2, unique: ["title"] }).optional(),
  }),
  responsibilities: section("Responsibilities", "A table that compares who does the work", {
    text: f.paragraph("One or two sentences below the heading"),
    task: "The heading of the tasks' column",
    columns: group("ResponsibilityColumns", "The headings of the columns that are compared", {
      first: "An alternative to our service",
      second: "Another alternative",
      ours: "Our service",
    }),
    rows: entries(
      { min: 2, max: 12, unique: ["task"] },
      "Responsibility",
      "The tasks, each with who does it",
      {
        task: f.text("The task", 40),
        first: doer,
        second: doer,
        ours: doer,
      },
    ),
  }).optional(),
  moreAnswers: section("MoreAnswers", "Links to questions that other pages answer", {
    links: entries(
      { min: 2, max: 9, unique: ["label"] },
      "AnsweredElsewhere",
      "The questions, each with a link to its answer",
      {
        label: f.text("The question", 60),
        href: link("Where the question is answered"),
        text: f.line("The answer in one sentence"),
      },
    ),
  }).optional(),
  customerQuote,
  callToAction,
});
