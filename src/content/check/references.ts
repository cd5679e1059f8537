import { magnitude } from "../../numbers";
import { FIGURE_FILES, type Figures, figuresOf } from "../figures";
import { type CheckContext, rulesOf } from "../kinds";
import type { Pictures } from "../pictures";
import { valueAt } from "../value-at";
import type { ValueError } from "../value-error";
import { anchorsOn, checkSlugs, pagesOf, slugsIn } from "./anchors";
import type { ContentError } from "./content-error";
import type { ContentFile, ContentFiles, ValueOfKind } from "./content-file";
import { linkError, type Targets } from "./links";

type Context = Targets & Omit<CheckContext, "checkLink" | "content">;

/**
 * Checks the values that refer to other values, files, pages or pictures. It leaves out values that have other errors,
 * and checks that depend on files that can't be read.
 */
export function checkReferences(files: ContentFiles, pictures: Pictures): ContentError[] {
  const context: Context = {
    ...pictures,
    figures: figuresIn(files),
    plans: plansIn(files),
    slugsOf: (name, list) => slugsIn(files, name, [list]),
    siteUrl: valueAt(files.get("site.yaml")?.value, ["brand", "url"]),
    anchorsOn: (page) => anchorsOn(page, files),
  };
  const errors = [...files.values()].flatMap((file) => {
    const shownOn = pagesOf(file.name);
    const checkLink = (link: string) => linkError(link, shownOn, context);
    return file.rightValues.flatMap((found) =>
      checkValue(found, file, context, checkLink).map(({ path = [], ...error }) =>
        file.errorAt({ ...error, path: [...found.path, ...path] }),
      ),
    );
  });
  const { figures } = context;
  return [...errors, ...checkSlugs(files), ...checkHeadings(files), ...checkSpeed(files, figures)];
}

export function figuresIn(files: ContentFiles): Figures | undefined {
  const sources = FIGURE_FILES.map((name) => files.get(name));
  const areKnown = sources.every((file) => file?.errors.length === 0);
  return areKnown ? figuresOf(sources.map((file) => file?.value)) : undefined;
}

function plansIn(files: ContentFiles): Context["plans"] {
  const plans = files.get("plans.yaml");
  const list = plans?.errors.length === 0 ? valueAt(plans.value, ["plans"]) : [];
  return list as Context["plans"];
}

function checkSpeed(files: ContentFiles, figures: Figures | undefined): ContentError[] {
  const home = files.get("home.yaml");
  const claimed = figures?.get("speedup");
  const [slow = 0, fast = 0] = ["one-by-one", "time"].map((name) =>
    magnitude(figures?.get(name) ?? ""),
  );
  const drawn = slow / fast;
  const [number = ""] = /\d[\d.]*/.exec(claimed ?? "") ?? [];
  if (!home || claimed === undefined || !(Math.abs(drawn / Number(number) - 1) > 0.05)) return [];
  const message = `the run board is ${drawn.toFixed(1)}x faster than one test at a time, but stats.yaml says ${claimed}; change the durations of the files, the number of lanes or the figure`;
  return [home.errorAt({ path: ["hero", "runBoard", "files"], message })];
}

function checkValue(
  found: ValueOfKind,
  file: ContentFile,
  context: Context,
  checkLink: (link: string) => string | undefined,
): ValueError[] {
  const { check } = rulesOf(found.kind);
  return check?.(found.kind, found, { ...context, checkLink, content: file.value }) ?? [];
}

export const headingOf = (name: string) => (name === "home.yaml" ? ["hero", "title"] : ["title"]);

/** Headings, SEO titles and descriptions are unique, and at most one page uses the site-wide defaults. */
function checkHeadings(files: ContentFiles): ContentError[] {
  const pages = [...files.values()].filter(({ name }) => pagesOf(name).length === 1);
  return [headingOf, () => ["seo", "title"], () => ["seo", "description"]].flatMap((placeOf) => {
    const seen = new Map<string, string>();
    return pages.flatMap((file) => {
      const path = placeOf(file.name);
      // Skip files that have other errors, because a missing key may just be misspelled.
      if (file.errors.length > 0) return [];
      const words = String(valueAt(file.value, path) ?? "").trim();
      const other = seen.get(words);
      seen.set(words, other ?? file.name);
      if (other === undefined) return [];
      const message =
        words === ""
          ? `"${path.at(-1)}" is missing both here and in ${other}, so both pages would show the default from site.yaml; add it here`
          : `${other} has the same ${path.at(-1)}, but each page needs its own; change one of them`;
      return [file.errorAt({ path: words === "" ? ["seo"] : path, message })];
    });
  });
}
