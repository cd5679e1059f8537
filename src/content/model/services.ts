import { z } from "zod";
import * as f from "../fields";
import {
  callToAction,
  entries,
  facts,
  group,
  intro,
  paragraphs,
  quoteOf,
  results,
  section,
  seo,
  way,
} from "./shared";

const practice = section("Practice", "A field of consulting", {
  paragraphs,
  points: f.list("What you get, in order", f.line("What you get, in a few words"), {
    min: 2,
    max: 6,
    unique: [],
  }),
  layers: group("TestLayers", "How many tests each layer has, drawn before and after", {
    before: f.label("What the time before is called"),
    after: f.label("What the time after is called"),
    layers: entries({ min: 2, max: 5, unique: ["name"] }, "TestLayer", "The layers, top first", {
      name: f.label("The layer"),
      before: f.count("Its share of the tests before, in percent", { max: 100 }),
      after: f.count("Its share of the tests after, in percent", { max: 100 }),
    }),
  }).optional(),
  way: way.optional(),
});

export const services = z.strictObject({
  seo,
  ...intro,
  whatWeDo: section("ServicesWhatWeDo", "What we do", {
    paragraphs,
    picture: f.widePicture,
    plan: group("TestPlan", "The plan that an engagement leaves behind, as a sheet of paper", {
      title: f.title("What the sheet is called"),
      of: f.text("Whose it is, and from when", 60),
      steps: entries({ min: 2, max: 5, unique: ["what"] }, "TestPlanStep", "What is done", {
        what: f.text("What is done, in a word or two", 20),
        text: f.line("With which tests"),
      }),
      before: f.label("Before a figure of today"),
      after: f.label("Before a figure that is aimed at"),
      results,
    }).optional(),
  }),
  agile: practice,
  devops: practice,
  reasons: section("ServicesReasons", "Common reasons companies reach out", {
    weeks: f.count("How many weeks an engagement has; each reason's are lit", { min: 2, max: 52 }),
    inWeeks: f.textWithBlanks("Which weeks a reason takes, [first] to [last]"),
    items: entries({ min: 3, max: 8, unique: ["title"] }, "Reason", "The reasons, in order", {
      title: f.title("The reason in their words"),
      text: f.paragraph("What we do about it"),
      firstWeek: f.count("The first week in which we do it", { min: 1, max: 52 }),
      lastWeek: f.count("The last week in which we do it", { min: 1, max: 52 }),
    }),
  }),
  engagement: section("ServicesEngagement", "How it starts, how long it takes, what it costs", {
    items: facts,
  }),
  whyUs: section("ServicesWhyUs", "Why us: a short list of promises", {
    items: entries({ min: 3, max: 6, unique: ["title"] }, "Promise", "The promises, in order", {
      title: f.title("The promise"),
      text: f.paragraph("What it means for you"),
    }),
  }),
  quoteOf,
  callToAction,
});
