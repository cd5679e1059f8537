import { z } from "zod";
import * as f from "../fields";
import { callToAction, entries, group, intro, quoteOf, seo } from "./shared";

const way = group("Way", "A way from one place to another, stop by stop", {
  title: f.label("What the way is called"),
  stops: f.list("The stops, in order", f.text("A stop", 40), { min: 2, max: 5, unique: [] }),
  ours: f.position("Which stop is ours, from 1; it is drawn in our color", "stops", 1).optional(),
  note: f.text("What to know about it", 90),
});

export const faq = z.strictObject({
  seo,
  ...intro,
  way,
  questions: entries({ unique: ["slug", "question"] }, "Question", "The questions, in order", {
    slug: f.slug("The question's name in the page's address, after #"),
    question: f.text("The question", 160),
    answer: f.list("The answer", f.runningText("A paragraph of it", 900), { max: 6, unique: [] }),
    ways: f.list("Ways drawn beside it", way, { max: 2, unique: ["title"] }).optional(),
  }),
  quoteOf,
  callToAction,
});
