import { readFileSync } from "node:fs";
import path from "node:path";
import type { ContentFileName } from "../../src/content/model";

/*
 * What edits and mistakes in a copy of the site change: parts of `data/` as they are written there now,
 * so that another wording, or another company's content, leaves no edit without its place.
 */

/** The parts of a file that a pattern's group finds. */
function parts(file: ContentFileName, pattern: RegExp): string[] {
  const text = readFileSync(path.resolve(__dirname, "../../data", file), "utf8");
  return Array.from(text.matchAll(pattern), ([, part = ""]) => part);
}

function part(file: ContentFileName, pattern: RegExp): string {
  const [first] = parts(file, pattern);
  if (first === undefined) throw new Error(`data/${file} has nothing like ${pattern}`);
  return first;
}

/** The first plan's price that isn't 0: month to month, and by the year. */
export const MONTHLY = part("plans.yaml", /^ +monthly: ([1-9][\d.]*)/gm);
export const ANNUAL = part("plans.yaml", /^ +annual: ([1-9][\d.]*)/gm);

/** Month to month, that price raised by ten. */
export const RAISED = String(Number(MONTHLY) + 10);

/** A number of minutes above a thousand. */
export const MINUTES = part("plans.yaml", /^ +minutes: (\d{4,})$/gm);

/** A figure of stats.yaml. */
export const FIGURE = part("stats.yaml", /^ +value: (.+)$/gm);

/** The names of the first two questions. */
export const [FIRST_QUESTION = "", SECOND_QUESTION = ""] = parts("faq.yaml", /^ +- slug: (.+)$/gm);

/** The case study that the pricing page quotes, and a customer of one. */
export const CASE_STUDY = part("plans.yaml", /^quoteOf: (.+)$/gm);
export const CUSTOMER = part("case-studies.yaml", /^ +customer: (.+)$/gm);

/** Home's pictures: one that edits change, and two others. */
export const [OTHER_PICTURE = "", , PICTURE = "", THIRD_PICTURE = ""] = parts(
  "home.yaml",
  /^ +src: (.+)$/gm,
);

/** That picture's name with an s more. */
export const RENAMED_PICTURE = PICTURE.replace(/(\.\w+)$/, "s$1");
