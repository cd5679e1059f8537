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
    label: f.label("What this way to run is called"),
    status: f.label("What its status says"),
    time,
  }),
  serial: group("SerialRun", "The same tests one by one", {
    label: f.label("What this way to run is called"),
    status: f.textWithBlanks("How far it is when the other ends; [done] stands for the share"),
    time,
  }),
  retry: f.label("What the repeated test is marked with"),
  lanes: entries({ min: 4, max: 10, unique: ["name"] }, "BoardLane", "The lanes, top first", {
    name: f.text("What the lane is called", 32),
    blocks: f.list(
      "The tests on this lane: their lengths relative to 100",
      f.count("A test's share of the lane's length", { min: 1, max: 100 }),
      { max: 10 },
    ),
    retry: f.position("Which test was repeated; the first is 0", "blocks", 0).optional(),
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
