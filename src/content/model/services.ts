import { z } from "zod";
import * as f from "../fields";
import { callToAction, entries, facts, intro, paragraphs, quoteOf, section, seo } from "./shared";

const practice = section("Practice", "A field of consulting", {
  paragraphs,
  points: f.list("What you get, in order", f.line("What you get, in a few words"), {
    min: 2,
    max: 6,
    unique: [],
  }),
});

export const services = z.strictObject({
  seo,
  ...intro,
  whatWeDo: section("ServicesWhatWeDo", "What we do", {
    paragraphs,
    picture: f.widePicture,
  }),
  agile: practice,
  devops: practice,
  reasons: section("ServicesReasons", "Common reasons companies reach out", {
    items: entries({ min: 3, max: 8, unique: ["title"] }, "Reason", "The reasons, in order", {
      title: f.title("The reason in their words"),
      text: f.paragraph("What we do about it"),
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
