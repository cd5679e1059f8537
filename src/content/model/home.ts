import { z } from "zod";
import * as f from "../fields";
import {
  action,
  CASE_STUDIES,
  callToAction,
  customersIntro,
  entries,
  group,
  icon,
  intro,
  point,
  section,
  seo,
} from "./shared";

const LOG_TONES = ["passed", "running", "failed", "said"] as const;

const logLine = group("LogLine", "A line of the product's log", {
  tone: f.oneOf(
    "LogTone",
    LOG_TONES,
    "The color of the line's dot; use said for comments from people",
  ),
  text: f.text("A few words", 40),
});

const time = f.duration("How long the run takes, like 9 min 41 s; drawn to scale");

const board = group("RunBoard", "The picture of a run beside the heading", {
  description: f.text("A sentence that describes the board for screen readers", 300),
  suite: f.label("The name of the suite that runs"),
  parallel: group("ParallelRun", "The suite in parallel", {
    label: f.textWithBlanks("The name of this run; [lanes] is replaced by the number of lanes"),
    status: f.label("The run's status"),
    time,
  }),
  serial: group("SerialRun", "The same tests in sequence", {
    label: f.label("The name of this run"),
    status: f.textWithBlanks(
      "The run's progress when the other run finishes; [done] is replaced by the percentage",
    ),
    time,
  }),
  lanes: f.count("The number of lanes", { min: 2, max: 60 }),
  files: f.list(
    "How many seconds each test file in the suite takes; a run starts with the longest file",
    f.count("The number of seconds for a file", { min: 1, max: 36_000 }),
    { min: 4, max: 100 },
  ),
  retried: f
    .position("The number of the file that passed on the second try, counted from 0", "files", 0)
    .optional(),
  caption: f.text("A legend that explains the rows, the blocks and the color amber", 68),
  controls: group(
    "BoardControls",
    "Controls for running the same suite on a different number of lanes",
    {
      lanes: f.label("The label of the setting for the number of lanes"),
      again: f.label("The button that runs the suite again"),
      gain: f.textWithBlanks(
        "The result on [lanes] lanes: the [speedup], and the [plan] with that many lanes",
      ),
      alone: f.label("The result on a single lane"),
    },
  ),
});

export const home = z.strictObject({
  seo,
  hero: group("HomeHero", "The top of the page", {
    ...intro,
    secondaryAction: action,
    note: f.line("A line below the buttons, such as what a visitor can try for free").optional(),
    race: action.optional(),
    board,
  }),
  customers: customersIntro,
  features: section("HomeFeatures", "The list of features", {
    lead: f.paragraph("The sentences below the heading"),
    picture: f.picture,
    items: f.list("The features, in order", point, { min: 3, max: 8, unique: ["title"] }),
  }),
  howItWorks: section("HomeHowItWorks", "How it works, in three steps", {
    steps: entries({ min: 3, max: 3, unique: ["title"] }, "Step", "The three steps, in order", {
      title: f.title("The step in a few words"),
      text: f.paragraph("One or two sentences"),
      picture: f.picture,
    }),
  }),
  boxes: section("HomeBoxes", "The six feature boxes; the first and the last are the widest", {
    items: entries({ min: 6, max: 6, unique: ["title"] }, "Box", "The six boxes, in order", {
      icon: icon("The icon above the words"),
      title: f.title("A few words"),
      text: f.paragraph("One or two sentences"),
      lines: f.list("What the product would show", logLine, { min: 2, max: 4 }).optional(),
    }),
  }),
  stats: section("HomeStats", "The row of figures; the figures are in stats.yaml", {
    source: f.line("What the figures count, and from what date"),
  }),
  caseStudies: section("HomeCaseStudies", "Two of the case studies from case-studies.yaml", {
    items: f.references("The slugs of the two case studies to show", CASE_STUDIES, 2),
    more: action,
  }),
  callToAction,
});
