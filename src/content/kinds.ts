import { z } from "zod";
import { didYouMean } from "../suggest";
import { baseOf, explainLink, plainName } from "./check/links";
import { checkPlanFigures } from "./check/plan-figures";
import { checkText } from "./check/texts";
import { type Figures, isOnBoard, referencesIn } from "./figures";
import { contentFile } from "./model";
import { type Kind, PICTURE_NAME } from "./model/fields";
import { oneLine } from "./one-line";
import type { Pictures } from "./pictures";
import type { Schema, Visited } from "./read/content-walk";
import { valueAt } from "./value-at";
import type { ValueError } from "./value-error";

/*
 * What differs between the kinds of fields in GraphQL, in the editor's forms and in the content check, which all
 * iterate over the model and look up a field's kind here. model/fields.ts has the type of all kinds and the functions
 * that create fields of a kind. A new kind needs both, and rules here if it differs from others of its Zod type.
 */

export interface KindRules<Own> {
  /** The GraphQL type, if it doesn't follow from the Zod type, and the directive that resolves the value. */
  graphql?(kind: Own, schema: Schema): { type?: string | undefined; directive?: string };
  /** The form's widget and its options, if they don't follow from the Zod type. */
  form?(kind: Own): object;
  /** Finds errors that depend on other values, files or pictures. */
  check?(kind: Own, found: Visited, context: CheckContext): ValueError[];
}

export interface CheckContext extends Pictures {
  /** All figures, or undefined if a file with figures has errors. */
  figures: Figures | undefined;
  plans: readonly { slug: string; name: string }[];
  slugsOf(file: string, list: string): readonly string[] | undefined;
  /** Returns an error message. */
  checkLink(link: string): string | undefined;
  /** The content of the value's file. */
  content: unknown;
}

const RULES: { [Name in Kind["name"]]?: KindRules<Extract<Kind, { name: Name }>> } = {
  text: {
    graphql: ({ markup }) =>
      markup ? { type: "[TextBlock!]", directive: "@markup" } : { directive: "@figures" },
    form: ({ markup }) => (markup ? { widget: "text" } : {}),
    check(kind, { value }, { figures, plans, checkLink }) {
      if (typeof value !== "string") return [];
      const errors = checkText(value, kind, figures, checkLink);
      return [...errors, ...checkPlanFigures(value, figures, plans)];
    },
  },
  code: {
    form: () => ({ widget: "text" }),
    check(_kind, { value }, { figures }) {
      if (typeof value !== "string") return [];
      const isFilled = (name: string) => !isOnBoard(name) && figures?.has(name);
      const excerpt = `{${referencesIn(value).find(isFilled)}}`;
      const message = `visitors would see ${excerpt} because code samples are shown as written; enter the value`;
      return value.includes(excerpt) ? [{ message, excerpt }] : [];
    },
  },
  position: {
    check({ list: name, first }, { value, path }, { content }) {
      const sibling = valueAt(content, [...path.slice(0, -1), name]);
      const list = sibling ?? valueAt(content, name.split("."));
      const last = (Array.isArray(list) ? list.length : Number.NaN) - 1 + first;
      if (!(Number(value) > last)) return [];
      const message = `there is no item number ${value} in "${name}"; enter a number from ${first} to ${last}`;
      return [{ message }];
    },
  },
  picture: {
    form: () => ({ widget: "picture" }),
    check: (_kind, { value }, context) =>
      typeof value === "string" ? checkPicture(value, context) : [],
  },
  link: {
    form: ({ file }) => (file ? FILE_WIDGET : {}),
    check(_kind, { schema, value }, { published, checkLink }) {
      if (typeof value !== "string") return [];
      const [issue] = z.safeParse(schema, value).error?.issues ?? [];
      const isAllowed = (link: string) => z.safeParse(schema, link).success;
      const message = issue
        ? explainLink(value, published, issue.message, isAllowed)
        : checkLink(value);
      return message === undefined ? [] : [{ message }];
    },
  },
  choice: { graphql: ({ typeName }) => ({ type: typeName }) },
  references: {
    graphql: ({ file, list, entryType }, schema) => ({
      type: schema instanceof z.ZodArray ? `[${entryType}!]` : entryType,
      directive: `@entries(file: "${contentFile(file).type}", list: "${list}")`,
    }),
    check: ({ file, list }, { value }, { slugsOf }) =>
      checkEntries(value, slugsOf(file, list), file),
  },
  entries: { check: ({ unique }, { value }) => checkUnique(value, unique) },
  date: {
    graphql: () => ({ type: "Date", directive: "@dateformat" }),
    form: () => ({ widget: "datetime", type: "date", format: "YYYY-MM-DD" }),
  },
};

/** The cast tells the compiler that the rules found are for that kind. */
export const rulesOf = ({ name }: Kind) => (RULES[name] ?? {}) as KindRules<Kind>;

const FILE_WIDGET = {
  widget: "file",
  media_folder: "/static/files",
  public_folder: "/files",
  accept: ".pdf",
};

function checkPicture(name: string, { published, pictureErrors }: Pictures): ValueError[] {
  if (!published.has(`images/${name}`)) {
    const names = [...published].flatMap((one) => /^images\/(.*)/.exec(one)?.[1] ?? []);
    const usable = names.filter((one) => PICTURE_NAME.test(one) && !pictureErrors.has(one));
    const inFolder = name.replaceAll("\\", "/").replace(/^(?:.*images|\.)?\//, "");
    const other = PICTURE_NAME.test(name) && [...published].find((one) => baseOf(one) === name);
    const fix = other
      ? `; rename or move static/${other} to static/images/${name}`
      : didYouMean(inFolder, usable);
    const message = `there is no picture "${name}" in static/images${fix}`;
    return [{ message }];
  }
  const error = PICTURE_NAME.test(name) ? pictureErrors.get(name) : wrongName(name);
  return error === undefined ? [] : [{ message: error }];
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
): ValueError[] {
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

function checkUnique(value: unknown, keys: readonly string[]): ValueError[] {
  if (!Array.isArray(value)) return [];
  return (keys.length === 0 ? [undefined] : keys).flatMap((key) => {
    const seen = new Set<string>();
    return value.flatMap((entry: unknown, index): ValueError[] => {
      const found = key === undefined ? entry : valueAt(entry, [key]);
      if (typeof found !== "string") return [];
      const name = found.trim().toLowerCase();
      const isDuplicate = seen.has(name);
      seen.add(name);
      const message = `"${found}" appears twice in this list, but each ${key ? `"${key}"` : "item"} must be unique; change or remove one`;
      return isDuplicate ? [{ message, path: key === undefined ? [index] : [index, key] }] : [];
    });
  });
}
