import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { ContentPath } from "./check-content";
import type { Content } from "./content-model";
import { ROUTES } from "./create-pages";
import { nearest, valueAt } from "./explain";
import { figuresOf, quotedFigures } from "./figures";

/** A mistake that only shows when content is compared with other content, pictures or pages. */
interface ReferenceProblem {
  /** A name in `data/`, such as home.yaml. */
  file: string;
  path: ContentPath;
  message: string;
}

/**
 * Checks what one value says about another: pictures, pages, figures and entries that must exist,
 * names that must differ, claims that must agree.
 *
 * @param content the files that are well formed; a check that needs another one is left out
 * @param root the project's folder
 */
export function checkReferences(content: Partial<Content>, root: string): ReferenceProblem[] {
  return [
    ...checkStrings(content, root),
    ...checkUnique(content),
    ...checkEntries(content),
    ...checkPlans(content),
    ...checkClaims(content),
  ];
}

function* strings(value: unknown, where: ContentPath = []): Generator<[string, ContentPath]> {
  if (typeof value === "string") yield [value, where];
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* strings(item, [...where, index]);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* strings(item, [...where, key]);
  }
}

/** Pictures, pages of this site and figures that do not exist. */
function* checkStrings(content: Partial<Content>, root: string): Generator<ReferenceProblem> {
  const pictures = listFiles(path.join(root, "static", "images"));
  const pages = ROUTES.map((route) => route.path);
  const stats = content["stats.yaml"];
  const plans = content["plans.yaml"];
  const figures = stats && plans ? [...figuresOf(stats, plans).keys()] : undefined;

  for (const [file, value] of Object.entries(content)) {
    for (const [text, where] of strings(value)) {
      const problem = (message: string): ReferenceProblem => ({ file, path: where, message });
      const key = where.at(-1);
      if (key === "src") {
        const name = text.replace(/^\/images\//, "");
        if (!pictures.includes(name)) {
          const known = nearest(name, pictures);
          yield problem(
            `static/images has no picture "${name}"${known ? `; did you mean "${known}"?` : `; it has ${pictures.join(", ")}`}`,
          );
        }
      }
      if (key === "href" && text.startsWith("/")) {
        const page = text.split("#")[0] ?? "";
        if (!pages.includes(page)) {
          const known = nearest(page, pages);
          yield problem(
            `this site has no page ${page}${known ? `; did you mean ${known}?` : `; it has ${pages.join(", ")}`}`,
          );
        }
      }
      for (const figure of figures ? quotedFigures(text) : []) {
        if (!figures?.includes(figure)) {
          const known = nearest(figure, figures ?? []);
          yield problem(
            `there is no figure {${figure}} in stats.yaml or plans.yaml${known ? `; did you mean {${known}}?` : ""}`,
          );
        }
      }
    }
  }
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.split(path.sep).join("/"))
    .filter((name) => /\.(?:png|jpg)$/.test(name));
}

/** Names and headings that stand twice in one list. */
function* checkUnique(content: Partial<Content>): Generator<ReferenceProblem> {
  const lists: [file: keyof Content, list: string, keys: string[]][] = [
    ["plans.yaml", "plans", ["slug", "name"]],
    ["faq.yaml", "questions", ["slug", "question"]],
    ["case-studies.yaml", "caseStudies", ["slug", "title"]],
    ["stats.yaml", "stats", ["slug"]],
    ["customers.yaml", "customers", ["slug", "name"]],
    ["site.yaml", "nav", ["label", "href"]],
  ];
  for (const [file, list, keys] of lists) {
    const entries = valueAt(content[file], [list]);
    if (!Array.isArray(entries)) continue;
    for (const key of keys) {
      const seen = new Set<unknown>();
      for (const [index, entry] of entries.entries()) {
        const value = valueAt(entry, [key]);
        if (seen.has(value)) {
          const message = `"${String(value)}" stands twice in this list; each ${key} must differ`;
          yield { file, path: [list, index, key], message };
        }
        seen.add(value);
      }
    }
  }

  const headings = new Set<string>();
  for (const [file, value] of Object.entries(content)) {
    const heading = file === "home.yaml" ? ["hero", "title"] : ["title"];
    const title = valueAt(value, heading);
    if (typeof title !== "string") continue;
    if (headings.has(title)) {
      yield {
        file,
        path: heading,
        message: `another page has the heading "${title}"; each must differ`,
      };
    }
    headings.add(title);
  }
}

/** Home's case studies must exist. */
function* checkEntries(content: Partial<Content>): Generator<ReferenceProblem> {
  const studies = content["case-studies.yaml"]?.caseStudies.map(({ slug }) => slug);
  if (!studies) return;
  for (const [index, slug] of (content["home.yaml"]?.caseStudies.items ?? []).entries()) {
    if (!studies.includes(slug)) {
      const known = nearest(slug, studies);
      yield {
        file: "home.yaml",
        path: ["caseStudies", "items", index],
        message: `case-studies.yaml has no "${slug}"; ${known ? `did you mean "${known}"?` : `it has ${studies.join(", ")}`}`,
      };
    }
  }
}

/** Plans grow from left to right, an annual price is never the higher one, one is recommended. */
function* checkPlans(content: Partial<Content>): Generator<ReferenceProblem> {
  const plans = content["plans.yaml"]?.plans;
  if (!plans) return;
  const problem = (path: ContentPath, message: string) => ({ file: "plans.yaml", path, message });

  const required = ["free", "basic", "pro", "enterprise"];
  for (const slug of required) {
    if (!plans.some((plan) => plan.slug === slug)) {
      yield problem(
        ["plans"],
        `the plan "${slug}" is missing; the plans are ${required.join(", ")}`,
      );
    }
  }
  for (const [index, plan] of plans.entries()) {
    const before = plans[index - 1];
    const price = plan.price?.annual ?? Number.POSITIVE_INFINITY;
    if (before && price < (before.price?.annual ?? Number.POSITIVE_INFINITY)) {
      yield problem(
        ["plans", index],
        `this plan costs less than the one above it, "${before.name}"; put the plans in order of price`,
      );
    }
    if (plan.price && plan.price.monthly < plan.price.annual) {
      yield problem(
        ["plans", index, "price", "monthly"],
        `month to month (${plan.price.monthly}) is less than billed annually (${plan.price.annual}); are the two swapped?`,
      );
    }
  }
  const recommended = plans.flatMap((plan, index) => (plan.recommended ? [index] : []));
  for (const index of recommended.slice(1)) {
    yield problem(["plans", index, "recommended"], "another plan is recommended already; keep one");
  }
}

/** The run board and the bars must show the speed that stats.yaml claims. */
function* checkClaims(content: Partial<Content>): Generator<ReferenceProblem> {
  const claim = content["stats.yaml"]?.stats.find(({ slug }) => slug === "speedup")?.value;
  const speedup = Number.parseFloat(claim ?? "");
  if (!Number.isFinite(speedup)) return;
  const compare = (slow: number, fast: number) => Math.abs(slow / fast / speedup - 1) <= 0.05;
  const message = (slow: number, fast: number) =>
    `${slow} ÷ ${fast} is ${(slow / fast).toFixed(1)}, but stats.yaml says ${claim} faster; make them agree`;

  const board = content["home.yaml"]?.hero.board;
  if (board && !compare(board.serial.seconds, board.parallel.seconds)) {
    yield {
      file: "home.yaml",
      path: ["hero", "board", "serial", "seconds"],
      message: message(board.serial.seconds, board.parallel.seconds),
    };
  }
  const [slow, fast] = content["features.yaml"]?.fasterResults.bars ?? [];
  if (slow && fast && !compare(slow.minutes, fast.minutes)) {
    yield {
      file: "features.yaml",
      path: ["fasterResults", "bars", 0, "minutes"],
      message: message(slow.minutes, fast.minutes),
    };
  }
}
