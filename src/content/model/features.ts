import * as f from "./fields";
import * as shared from "./shared";

const codeSample = f.namedGroup("CodeSample", "A few lines of code or terminal output", {
  caption: f.line("What the sample shows"),
  code: f.code(
    "The sample, shown as written. Lines that contain the word failed or blocked are red, and lines that contain the word passed are green",
  ),
});

const failure = f.group(
  "Details about the failed test, which visitors can open below a failed run",
  {
    error: codeSample,
    history: f.line(
      "A sentence about the test's recent runs. The drawing above the sentence shows 20 runs, and the last one failed",
    ),
  },
);

export const features = f.file({
  seo: shared.seo,
  ...shared.intro,
  timeline: shared.timeline,
  tableOfContents: f.section("The table of contents", {}),
  continuousTesting: f.section("The section about continuous testing", {
    paragraphs: shared.paragraphs,
    picture: f.picture,
  }),
  cloudPlatform: f.section("The section about the cloud-based platform", {
    paragraphs: shared.paragraphs,
    points: f.list("The points, in order", shared.point, { min: 2, max: 6, unique: ["title"] }),
  }),
  existingScripts: f.section("The section about reusing existing scripts", {
    paragraphs: shared.paragraphs,
    sample: codeSample,
  }),
  fullStack: f.section("The section about full stack testing", {
    paragraphs: shared.paragraphs,
    layers: f.entries(
      { id: "StackLayer", min: 3, max: 6, unique: ["name"] },
      "The layers, top first",
      {
        name: "The name of the layer",
        text: f.line("What is tested in this layer"),
        tools: f.names("Tools whose tests run on our platform without changes"),
      },
    ),
  }),
  fasterResults: f.section("The section about faster results", {
    paragraphs: shared.paragraphs,
    suiteRace: f.namedGroup(
      "SuiteRace",
      "The part of the page where visitors can try their own suite; the rest of its text is in race.yaml",
      {
        open: "The text that visitors click to open this part",
        failed: f.line("The message that appears if this part can't be loaded"),
      },
    ),
  }),
  integrations: f.section("The section about DevOps tool integrations", {
    paragraphs: shared.paragraphs,
    worksWith: f.entries(
      { id: "WorksWith", max: 6, unique: ["kind"] },
      "The tools that the product works with, by kind",
      {
        kind: "The kind of tool",
        names: f.names("The names of the tools, in the order shown"),
      },
    ),
    items: f.entries({ min: 3, max: 3, unique: ["title"] }, "The integrations", {
      ...shared.pointParts,
      sample: codeSample,
    }),
  }),
  resultsTable: f.section("The section about the collaborative results repository", {
    paragraphs: shared.paragraphs,
    columns: f.group("The headings of the table", {
      run: "The heading of the column with the run's number",
      branch: "The heading of the column with the branch",
      tests: "The heading of the column with the number of tests",
      time: "The heading of the column with the duration of the run",
      outcome: "The heading of the column with the outcome of the run",
    }),
    rows: f.entries({ min: 2, max: 8, unique: ["run"] }, "The rows, newest first", {
      run: f.text("The run's number, in quotes", 12),
      branch: f.text("The name of the branch", 32),
      tests: f.count("How many tests ran", { min: 0 }),
      time: f.text("How long the run took", 20),
      outcome: f.oneOf("RunOutcome", ["passed", "failed", "running"], "The outcome of the run"),
      "note?": f.text("A comment from a colleague", 80),
      "failure?": failure,
    }),
    outcomes: f.group("The text for each outcome of a run", {
      passed: "The text for a run that passed",
      failed: "The text for a run that failed",
      running: "The text for a run that is still running",
    }),
  }),
  facts: f.section("The section about what buyers ask before they talk to us", {
    paragraphs: shared.paragraphs,
    groups: f.entries({ max: 6, unique: ["title"] }, "The groups, in order", {
      title: f.title("The text that opens and closes the group"),
      "open?": f.yesOrNo("Turn on if the group is open at first"),
      items: shared.facts,
    }),
  }),
  customerStrip: shared.customerStrip,
  callToAction: shared.callToAction,
});
