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

const logLine = group("LogLine", "A line of what the product shows", {
  tone: f.oneOf("LogTone", LOG_TONES, "The colour of its dot; said is what a person wrote"),
  text: f.text("A few words", 40),
});

const time = f.duration("How long it takes, like 9 min 41 s; it is drawn as long");

const board = group("RunBoard", "The picture of a run beside the heading", {
  description: f.text("The board's message as one sentence, for screen readers", 300),
  suite: f.label("The name of the suite that runs"),
  parallel: group("ParallelRun", "The suite in parallel", {
    label: f.textWithBlanks("What this way to run is called; [lanes] stands for how many"),
    status: f.label("What its status says"),
    time,
  }),
  serial: group("SerialRun", "The same tests one by one", {
    label: f.label("What this way to run is called"),
    status: f.textWithBlanks("How far it is when the other ends; [done] stands for the share"),
    time,
  }),
  lanes: f.count("On how many lanes it runs", { min: 2, max: 60 }),
  files: f.list(
    "The suite's test files: how many seconds each takes; a run starts the longest first",
    f.count("A file's seconds", { min: 1, max: 36_000 }),
    { min: 4, max: 100 },
  ),
  retried: f.position("Which file passed on its second try; the first is 0", "files", 0).optional(),
  caption: f.text("What a row and a block are, and what amber means: a line of the picture", 68),
  controls: group("BoardControls", "What visitors try: the same suite on other lanes", {
    lanes: f.label("What the choice of lanes is called"),
    again: f.label("The button that runs it again"),
    gain: f.textWithBlanks(
      "What so many [lanes] come to: the [speedup], and the [plan] that has as many; in place of their name",
    ),
    alone: f.label("The same of a single lane"),
  }),
});

export const home = z.strictObject({
  seo,
  hero: group("HomeHero", "The first screen", { ...intro, secondaryAction: action, board }),
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
    source: f.line("Over whom and since when the figures are counted"),
  }),
  caseStudies: section("HomeCaseStudies", "Two of the case studies of case-studies.yaml", {
    items: f.references("The slugs of the two case studies to show", CASE_STUDIES, 2),
    more: action,
  }),
  callToAction,
});
