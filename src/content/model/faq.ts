import { z } from "zod";
import * as f from "../fields";
import { action, callToAction, entries, intro, quoteOf, section, seo, way } from "./shared";

export const faq = z.strictObject({
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
      .count(
        "The number of the stop in the drawing beside the questions that this question is about, counted from 1; defaults to our own stop",
        {
          min: 1,
          max: 5,
        },
      )
      .optional(),
    ways: f.list("Paths drawn beside the answer", way, { max: 2, unique: ["title"] }).optional(),
  }),
  elsewhere: section("FaqElsewhere", "Links to questions that other pages answer", {
    links: f.list("The questions, each with a link to its answer", action, {
      min: 2,
      max: 9,
      unique: ["label"],
    }),
  }).optional(),
  quoteOf,
  callToAction,
});
