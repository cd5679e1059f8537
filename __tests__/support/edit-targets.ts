import { parse } from "yaml";
import type { ContentFileName } from "../../src/content/model";
import { REAL } from "./content-sample";

/* Parts of the current content that tests edit in a copy of the project. */

function read<Content>(file: ContentFileName): Content {
  return parse(REAL[file]);
}

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

function picturesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === "src" && typeof part === "string" ? [part] : picturesIn(part),
  );
}

export const PICTURE = found(picturesIn(read("home.yaml")).at(-1), "a picture in home.yaml");
