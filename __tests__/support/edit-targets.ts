import { parse } from "yaml";
import { referencesIn } from "../../src/content/figures";
import type { ContentFileName } from "../../src/content/model";
import { REAL } from "./content-sample";

/*
 * Parts of `data/` that tests edit in a copy of the project. These parts come from the current content, so
 * that text changes or another company's content don't break the tests.
 */

function read<Content>(file: ContentFileName): Content {
  return parse(REAL[file]);
}

/** Returns a part of the content, or throws an error that says what is missing. */
function found<Part>(part: Part | undefined, what: string): Part {
  if (part === undefined) throw new Error(`The edit tests need ${what} in data/.`);
  return part;
}

const { plans } = read<{ plans: readonly { price?: { monthly: number } }[] }>("plans.yaml");

export const MONTHLY = String(
  found(
    plans.find(({ price }) => price !== undefined && price.monthly > 0),
    "a plan with a price",
  ).price?.monthly,
);

export const RAISED = String(Number(MONTHLY) + 10);

const filesReferringTo = (name: string) =>
  Object.values(REAL).filter((text) => referencesIn(text).includes(name)).length;

const [FIGURE] = read<{ stats: readonly { slug: string }[] }>("stats.yaml")
  .stats.map(({ slug }) => slug)
  .filter((slug) => slug !== "speedup")
  .sort((one, other) => filesReferringTo(other) - filesReferringTo(one));

/**
 * Matches the value of the figure in stats.yaml that the most files refer to, and captures the text before
 * the value. The speedup is excluded, because it must agree with the durations in the charts.
 */
export const FIGURE_VALUE = new RegExp(
  `(slug: ${found(FIGURE, "a figure")}\\s(?: {4}.*\\n)*? {4}value: ).*`,
);

function picturesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === "src" && typeof part === "string" ? [part] : picturesIn(part),
  );
}

export const PICTURE = found(picturesIn(read("home.yaml")).at(-1), "a picture in home.yaml");
