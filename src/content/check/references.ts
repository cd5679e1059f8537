import { z } from "zod";
import { magnitude } from "../../numbers";
import { didYouMean } from "../../suggest";
import { FIGURE_FILES, type Figures, figuresOf, isOnBoard, referencesIn } from "../figures";
import type { Mistake } from "../mistake";
import { PICTURE_NAME } from "../model/fields";
import { oneLine } from "../one-line";
import type { Pictures } from "../pictures";
import { valueAt } from "../value-at";
import { anchorsOn, checkSlugs, pagesOf, slugsIn } from "./anchors";
import type { ContentFile, ContentFiles, MeaningfulValue } from "./content-file";
import { baseOf, explainLink, linkMistake, plainName, type Targets } from "./links";
import type { Problem } from "./problems";
import { checkText } from "./texts";

interface Context extends Targets, Pictures {
  figures: Figures | undefined;
  plans: readonly { slug: string; name: string }[];
  slugsOf(file: string, list: string): readonly string[] | undefined;
}

/** Skips values that have other mistakes and any checks that depend on unreadable files. */
export function checkReferences(files: ContentFiles, pictures: Pictures): Problem[] {
  const context: Context = {
    ...pictures,
    figures: figuresIn(files),
    plans: plansIn(files),
    slugsOf: (name, list) => slugsIn(files, name, [list]),
    siteUrl: valueAt(files.get("site.yaml")?.value, ["brand", "url"]),
    anchorsOn: (page) => anchorsOn(page, files),
  };
  const problems = [...files.values()].flatMap((file) => {
    const shownOn = pagesOf(file.name);
    const checkLink = (link: string) => linkMistake(link, shownOn, context);
    return file.meaningful.flatMap((found) =>
      checkMeaning(found, file, context, checkLink).map(({ path = [], ...mistake }) =>
        file.problemAt({ ...mistake, path: [...found.path, ...path] }),
      ),
    );
  });
  const { figures } = context;
  return [
    ...problems,
    ...checkSlugs(files),
    ...checkHeadings(files),
    ...checkSpeed(files, figures),
  ];
}

export function figuresIn(files: ContentFiles): Figures | undefined {
  const sources = FIGURE_FILES.map((name) => files.get(name));
  const areKnown = sources.every((file) => file?.problems.length === 0);
  return areKnown ? figuresOf(sources.map((file) => file?.value)) : undefined;
}

function plansIn(files: ContentFiles): Context["plans"] {
  const plans = files.get("plans.yaml");
  const list = plans?.problems.length === 0 ? valueAt(plans.value, ["plans"]) : [];
  return list as Context["plans"];
}

function checkSpeed(files: ContentFiles, figures: Figures | undefined): Problem[] {
  const home = files.get("home.yaml");
  const claimed = figures?.get("speedup");
  const [slow = 0, fast = 0] = ["one-by-one", "time"].map((name) =>
    magnitude(figures?.get(name) ?? ""),
  );
  const drawn = slow / fast;
  const [number = ""] = /\d[\d.]*/.exec(claimed ?? "") ?? [];
  if (!home || claimed === undefined || !(Math.abs(drawn / Number(number) - 1) > 0.05)) return [];
  const message = `the run board is ${drawn.toFixed(1)}x faster than one test at a time, but stats.yaml says ${claimed}; change the durations of the files, the number of lanes or the figure`;
  return [home.problemAt({ path: ["hero", "board", "files"], message })];
}

function checkMeaning(
  { schema, meaning, value, path }: MeaningfulValue,
  file: ContentFile,
  context: Context,
  checkLink: (link: string) => string | undefined,
): Mistake[] {
  if (meaning.is === "entries") return checkUnique(value, meaning.unique);
  if (meaning.is === "references") {
    return checkEntries(value, context.slugsOf(meaning.file, meaning.list), meaning.file);
  }
  if (meaning.is === "position") {
    const sibling = valueAt(file.value, [...path.slice(0, -1), meaning.list]);
    const list = sibling ?? valueAt(file.value, meaning.list.split("."));
    const last = (Array.isArray(list) ? list.length : Number.NaN) - 1 + meaning.first;
    if (!(Number(value) > last)) return [];
    const message = `there is no item number ${value} in "${meaning.list}"; enter a number from ${meaning.first} to ${last}`;
    return [{ message }];
  }
  if (typeof value !== "string") return [];
  if (meaning.is === "picture") return checkPicture(value, context);
  if (meaning.is === "link") {
    const [issue] = z.safeParse(schema, value).error?.issues ?? [];
    const isAllowed = (link: string) => z.safeParse(schema, link).success;
    const message = issue
      ? explainLink(value, context.published, issue.message, isAllowed)
      : checkLink(value);
    return message === undefined ? [] : [{ message }];
  }
  if (meaning.is === "code") {
    const isFilled = (name: string) => !isOnBoard(name) && context.figures?.has(name);
    const words = `{${referencesIn(value).find(isFilled)}}`;
    const message = `visitors would see ${words} because code samples are shown as written; enter the value`;
    return value.includes(words) ? [{ message, words }] : [];
  }
  if (meaning.is !== "text") return [];
  return [
    ...checkText(value, meaning, context.figures, checkLink),
    ...checkPlanFigures(value, context),
  ];
}

/** Reports a figure of one plan in a sentence such as "{basic.overage} on Basic and Pro", if the other's differs. */
function checkPlanFigures(text: string, { figures, plans }: Context): Mistake[] {
  if (!figures || !text.includes("{")) return [];
  const anyName = `(?:${plans.map(({ name }) => escaped(name)).join("|")})`;
  const enumeration = new RegExp(`\\b${anyName}(?:(?:,|,? and|,? or| &) ${anyName})+\\b`, "g");
  return text.split(/(?<=[.!?])\s/).flatMap((sentence) => {
    const names = (sentence.match(enumeration) ?? []).join().split(/, ?| and | or | & /);
    const named = plans.filter(({ name }) => names.includes(name));
    const wrong = referencesIn(sentence).flatMap((reference) => {
      const [slug = "", key = ""] = reference.split(".");
      const one = named.find((plan) => plan.slug === slug);
      const other = named.find((plan) => {
        const twin = `${plan.slug}.${key}`;
        const isSame = [undefined, figures.get(reference)].includes(figures.get(twin));
        return !isSame && !sentence.includes(`{${twin}}`);
      });
      if (!one || !other) return [];
      const twin = `${other.slug}.${key}`;
      const message = `this is about ${one.name} and ${other.name}, but {${reference}} is ${figures.get(reference)} and {${twin}} is ${figures.get(twin)}; name both figures`;
      return [{ message, words: `{${reference}}` }];
    });
    return wrong.slice(0, 1);
  });
}

const escaped = (text: string) => text.replace(/[^\w\s]/g, "\\$&");

function checkPicture(name: string, { published, faults }: Pictures): Mistake[] {
  if (!published.has(`images/${name}`)) {
    const names = [...published].flatMap((one) => /^images\/(.*)/.exec(one)?.[1] ?? []);
    const usable = names.filter((one) => PICTURE_NAME.test(one) && !faults.has(one));
    const inFolder = name.replaceAll("\\", "/").replace(/^(?:.*images|\.)?\//, "");
    const other = PICTURE_NAME.test(name) && [...published].find((one) => baseOf(one) === name);
    const fix = other
      ? `; rename or move static/${other} to static/images/${name}`
      : didYouMean(inFolder, usable);
    const message = `there is no picture "${name}" in static/images${fix}`;
    return [{ message }];
  }
  const fault = PICTURE_NAME.test(name) ? faults.get(name) : wrongName(name);
  return fault === undefined ? [] : [{ message: fault }];
}

function wrongName(name: string): string {
  const plain = plainName(name);
  return PICTURE_NAME.test(plain)
    ? `"${name}" isn't a valid name for a picture; rename the file in static/images to "${plain}", and use that name here`
    : `"${name}" isn't a valid name for a picture; export the picture as a PNG or JPG whose name contains only lowercase letters, digits and hyphens`;
}

function checkEntries(
  value: unknown,
  known: readonly string[] | undefined,
  file: string,
): Mistake[] {
  if (!known) return [];
  const slugs: unknown[] = Array.isArray(value) ? value : [value];
  return slugs.flatMap((slug, index) => {
    const path = Array.isArray(value) ? [index] : [];
    if (typeof slug !== "string") return [];
    if (slugs.indexOf(slug) < index)
      return [{ message: `"${slug}" appears twice in this list; replace one of the two`, path }];
    if (known.includes(slug)) return [];
    return [
      { message: `there is no "${oneLine(slug)}" in ${file}${didYouMean(slug, known)}`, path },
    ];
  });
}

function checkUnique(value: unknown, keys: readonly string[]): Mistake[] {
  if (!Array.isArray(value)) return [];
  return (keys.length === 0 ? [undefined] : keys).flatMap((key) => {
    const seen = new Set<string>();
    return value.flatMap((entry: unknown, index): Mistake[] => {
      const found = key === undefined ? entry : valueAt(entry, [key]);
      if (typeof found !== "string") return [];
      const name = found.trim().toLowerCase();
      const isDuplicate = seen.has(name);
      seen.add(name);
      const message = `"${found}" appears twice in this list, but each ${key ?? "item"} must be unique; change or remove one`;
      return isDuplicate ? [{ message, path: key === undefined ? [index] : [index, key] }] : [];
    });
  });
}

export const headingOf = (name: string) => (name === "home.yaml" ? ["hero", "title"] : ["title"]);

/** Headings, SEO titles and descriptions are unique, and at most one page uses the site-wide defaults. */
function checkHeadings(files: ContentFiles): Problem[] {
  const pages = [...files.values()].filter(({ name }) => pagesOf(name).length === 1);
  return [headingOf, () => ["seo", "title"], () => ["seo", "description"]].flatMap((placeOf) => {
    const seen = new Map<string, string>();
    return pages.flatMap((file) => {
      const path = placeOf(file.name);
      // Skip files that have other mistakes, because a missing key may just be misspelled.
      if (file.problems.length > 0) return [];
      const words = String(valueAt(file.value, path) ?? "").trim();
      const other = seen.get(words);
      seen.set(words, other ?? file.name);
      if (other === undefined) return [];
      const message =
        words === ""
          ? `"${path.at(-1)}" is missing both here and in ${other}, so both pages would show the default from site.yaml; add it here`
          : `${other} has the same ${path.at(-1)}, but each page needs its own; change one of them`;
      return [file.problemAt({ path: words === "" ? ["seo"] : path, message })];
    });
  });
}
