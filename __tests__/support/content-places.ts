import { parse } from "yaml";
import { quotedFigures } from "../../src/content/figures";
import type { ContentFileName } from "../../src/content/model";
import { REAL } from "./content-sample";

/*
 * What edits and mistakes in a copy of the site change: parts of `data/` as they are there now, so that
 * another wording, or another company's content, leaves no edit without its place.
 */

function read<Content>(file: ContentFileName): Content {
  return parse(REAL[file]);
}

/** What is there, or an error that says what an edit needs. */
function found<Part>(part: Part | undefined, what: string): Part {
  if (part === undefined) throw new Error(`The edits need ${what} in data/.`);
  return part;
}

const { plans } = read<{ plans: readonly { price?: { monthly: number } }[] }>("plans.yaml");

/** The first plan's price that isn't 0, month to month. */
export const MONTHLY = String(
  found(
    plans.find(({ price }) => price !== undefined && price.monthly > 0),
    "a plan with a price",
  ).price?.monthly,
);

/** Month to month, that price raised by ten. */
export const RAISED = String(Number(MONTHLY) + 10);

/** In how many files a figure is quoted. */
const quotedIn = (name: string) =>
  Object.values(REAL).filter((text) => quotedFigures(text).includes(name)).length;

const [FIGURE] = read<{ stats: readonly { slug: string }[] }>("stats.yaml")
  .stats.map(({ slug }) => slug)
  .filter((slug) => slug !== "speedup")
  .sort((one, other) => quotedIn(other) - quotedIn(one));

/**
 * Finds in stats.yaml the value of the figure that most other files quote, and as its group what stands
 * before. The speedup can't be edited alone: the charts' durations must agree with it.
 */
export const FIGURE_VALUE = new RegExp(
  `(slug: ${found(FIGURE, "a figure")}\\s(?: {4}.*\\n)*? {4}value: ).*`,
);

/** The names of a file's pictures, in the order in which they are shown. */
function picturesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === "src" && typeof part === "string" ? [part] : picturesIn(part),
  );
}

/** Home's last picture. */
export const PICTURE = found(picturesIn(read("home.yaml")).at(-1), "a picture in home.yaml");
