import { MOST_MACHINES, MOST_MINUTES } from "../../pricing/suite";
import * as f from "./fields";
import * as shared from "./shared";

const logLine = f.group("A line from the product's log", {
  tone: f.oneOf(
    "LogTone",
    ["passed", "running", "failed", "said"],
    "What the line reports, which determines the color of its dot; use said for comments from people",
  ),
  text: f.text("The text of the line, in a few words", 40),
});

const runBoard = f.namedGroup(
  "RunBoard",
  "The run board: a drawing of a test run beside the heading",
  {
    description: f.text("A sentence that describes the run board for screen readers", 300),
    suite: "The name of the suite that runs",
    parallel: f.group("The run of the suite in parallel", {
      label: "The name of this run if no plan with a price has this many [lanes]",
      status: "The run's status",
    }),
    serial: f.group("The run of the same tests in sequence", {
      label: "The name of this run",
      status:
        "The run's status when the parallel run finishes; [done] is replaced with the percentage",
    }),
    tests: f.count("The number of tests in the suite, which text refers to as {tests}"),
    lanes: f.count("The number of lanes, which text refers to as {lanes}", { min: 2, max: 60 }),
    files: f.list(
      "How many seconds each test file in the suite takes. A run starts with the longest file. Text refers to the time on all lanes as {time}, and to the time in sequence as {one-by-one}",
      f.count("How many seconds the file takes", { max: 36_000 }),
      { min: 4, max: 100 },
    ),
    "retried?": f.position(
      "The number of the file that passed on the second try; the first entry in files has the number 0",
      "files",
      0,
    ),
    caption: f.text("A legend that explains the rows, the blocks and the notched block", 80),
    controls: f.group("Controls for running the same suite on a different number of lanes", {
      lanes: "The label of the control for the number of lanes",
      again: "The text of the button that runs the suite again",
      gain: "The text for the result on several [lanes], with the [speedup]",
      price:
        "The line below the lanes: the name and [price] of the [plan] that has this many lanes, and the [runs] per month that it allows",
      free: "The same line for a plan that costs nothing, with the [plan] and the [runs]",
      alone: "The text for the result on a single lane",
    }),
  },
);

export const home = f.file({
  seo: shared.seo,
  hero: f.group("The top of the page", {
    ...shared.intro,
    secondaryAction: shared.action,
    "note?": f.line("A line below the buttons, such as what a visitor can try for free"),
    runBoard,
  }),
  suiteEstimate: f.group(
    "A sentence in which visitors enter how long their suite takes; Home and Contact show what it would take on each plan",
    {
      title: f.title("The heading above the sentence"),
      sentence: "The sentence, in which [minutes] and [machines] are replaced with fields",
      minutes: "The label of the field for the minutes, for screen readers",
      machines: "The label of the field for the machines, for screen readers",
      total: "The line above the plans: [minutes] times [machines] is the [total] of test minutes",
      columns: f.group("The headings of the columns", {
        plan: f.text("The column of the plans", 16),
        time: f.text("The column of the times of a run", 16),
        runs: f.text("The column of the runs per month", 16),
        price: f.text("The column of the prices per month, billed annually", 16),
      }),
      lanes: "The number of [lanes] beside the name of a plan",
      underOne: f.text("The number of runs if the minutes of a plan don't cover a single one", 16),
      assumes: f.line("What the times assume"),
      damaged: f.line("The error for visitors who follow a link that isn't whole"),
      wrong: "The error message for a field that doesn't contain a number from [min] to [max]",
      ask: "The button on Home that takes the numbers to the contact form",
      copy: "The button that copies a link to the estimate",
      copied: "What appears after the link has been copied",
      "race?": shared.action,
      example:
        "A worked example for visitors without scripts: this many [minutes] on this many [machines], the [time] of a run on the [lanes] of a [plan]",
      examples: f.entries(
        { min: 3, max: 3, unique: [] },
        "The worked examples; Home starts with the numbers of the first one",
        {
          minutes: f.count("How many minutes the suite takes", { max: MOST_MINUTES }),
          machines: f.count("On how many machines", { max: MOST_MACHINES }),
        },
      ),
    },
  ),
  customerStrip: shared.customerStrip,
  featureList: f.section("The list of features", {
    lead: f.paragraph("The sentences below the heading"),
    picture: f.picture,
    items: f.list("The features, in order", shared.point, { min: 3, max: 8, unique: ["title"] }),
  }),
  howItWorks: f.section("The section that explains how the product works, in three steps", {
    steps: f.entries({ min: 3, max: 3, unique: ["title"] }, "The three steps, in order", {
      title: f.title("The title of the step, in a few words"),
      text: f.paragraph("The description, in one or two sentences"),
      picture: f.picture,
    }),
  }),
  featureBoxes: f.section("The six feature boxes; the first and the last are the widest", {
    items: f.entries({ min: 6, max: 6, unique: ["title"] }, "The six boxes, in order", {
      ...shared.pointParts,
      icon: shared.icon("The icon above the title"),
      "lines?": f.list("Lines from the product's log, as an illustration", logLine, {
        min: 2,
        max: 4,
      }),
    }),
  }),
  stats: f.section("The row of figures, which come from stats.yaml", {
    source: f.line("What the figures measure, and their date"),
  }),
  caseStudies: f.section("Two of the case studies from case-studies.yaml", {
    items: f.references(
      "The two case studies to show, from case-studies.yaml",
      shared.CASE_STUDIES,
      2,
    ),
    more: shared.action,
  }),
  callToAction: shared.callToAction,
});
