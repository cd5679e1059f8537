import { z } from "zod";
import { DRAWINGS } from "../../components/Drawing/drawings";
import * as f from "../fields";
import {
  callToAction,
  customersIntro,
  entries,
  facts,
  group,
  icon,
  intro,
  paragraphs,
  point,
  section,
  seo,
  timeline,
  timeRows,
} from "./shared";

const RUN_OUTCOMES = ["passed", "failed", "running"] as const;

const drawing = f.oneOf("DrawingName", DRAWINGS, "The drawing on the tile");

const codeSample = group("CodeSample", "A few lines of code or terminal output", {
  caption: f.line("What the sample shows"),
  code: f.code(
    "The sample, shown as written; lines that contain failed or blocked are red, and lines that contain passed are green",
  ),
});

const failure = group(
  "ResultFailure",
  "Details about a failed run's test, which visitors can open below the run",
  {
    error: codeSample,
    history: f.line(
      "A sentence about the test's recent runs; the drawing above it shows 20 runs, and the last run failed",
    ),
  },
);

export const features = z.strictObject({
  seo,
  ...intro,
  timeline,
  contents: section("FeaturesContents", "The page's table of contents", {}),
  continuousTesting: section("FeaturesContinuousTesting", "Continuous testing", {
    paragraphs,
    picture: f.picture,
  }),
  cloudPlatform: section("FeaturesCloudPlatform", "The cloud-based platform", {
    paragraphs,
    points: f.list("The points, in order", point, { min: 2, max: 6, unique: ["title"] }),
  }),
  existingScripts: section("FeaturesExistingScripts", "Reuse of existing scripts", {
    paragraphs,
    sample: codeSample,
  }),
  fullStack: section("FeaturesFullStack", "Full stack testing", {
    paragraphs,
    layers: entries({ min: 3, max: 6, unique: ["name"] }, "StackLayer", "The layers, top first", {
      drawing,
      name: f.label("The layer"),
      text: f.line("What is tested in this layer"),
      tools: f.names("Tools whose tests run without changes"),
    }),
  }),
  fasterResults: section("FeaturesFasterResults", "Faster results", {
    paragraphs,
    bars: timeRows("The suite in sequence, then on one or two numbers of lanes", {
      min: 2,
      max: 3,
    }),
    race: group(
      "FeaturesRace",
      "The part where visitors try their own suite; the rest of its text is in race.yaml",
      {
        open: f.label("The text that opens this part"),
        failed: f.line("The message if it can't be loaded"),
      },
    ),
  }),
  integrations: section("FeaturesIntegrations", "DevOps tool integrations", {
    paragraphs,
    worksWith: entries({ max: 6, unique: ["kind"] }, "WorksWith", "What the product works with", {
      drawing,
      kind: f.label("The kind of tool"),
      names: f.names("The names of the tools, in order"),
    }),
    items: entries({ min: 3, max: 3, unique: ["title"] }, "Integration", "The integrations", {
      icon: icon("The icon beside the heading"),
      title: f.title("A few words"),
      text: f.paragraph("One or two sentences"),
      sample: codeSample,
    }),
  }),
  results: section("FeaturesResults", "The collaborative results repository", {
    paragraphs,
    columns: group("ResultColumns", "The headings of the table", {
      run: f.label("Column: the run"),
      branch: f.label("Column: the branch"),
      tests: f.label("Column: the number of tests"),
      time: f.label("Column: how long the run took"),
      outcome: f.label("Column: how the run ended"),
    }),
    rows: entries({ min: 3, max: 8, unique: ["run"] }, "ResultRow", "The rows, newest first", {
      run: f.text("The run's number, in quotes", 12),
      branch: f.text("The branch", 32),
      tests: f.count("How many tests ran"),
      time: f.text("How long the run took", 20),
      outcome: f.oneOf("RunOutcome", RUN_OUTCOMES, "How the run ended"),
      note: f.text("A comment from a colleague", 80).optional(),
      failure: failure.optional(),
    }),
    outcomes: group("OutcomeWords", "The words for each outcome of a run", {
      passed: f.label("The word for passed"),
      failed: f.label("The word for failed"),
      running: f.label("The word for running"),
    }),
  }),
  facts: section("FeaturesFacts", "What buyers ask before they talk to us", {
    paragraphs,
    items: facts,
  }),
  customers: customersIntro,
  callToAction,
});
