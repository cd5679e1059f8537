import { z } from "zod";
import type { ValueError } from "../value-error";

/* Functions that create fields for the content model. Editors see each field's `description`. */

export type Kind =
  /**
   * Text that visitors read. It must contain all of its `blanks`. GraphQL returns `markup` as a list of
   * blocks. `duration`: its figures make it a duration.
   */
  | { name: "text"; blanks?: readonly string[]; markup?: true; duration?: true }
  | { name: "code" }
  /** A group whose heading has an id derived from the group's key, such as `#why-us` for `whyUs`. */
  | { name: "anchor" }
  /** The number of an entry in a list, counting from `first`. */
  | { name: "position"; list: string; first: 0 | 1 }
  | { name: "picture" }
  /** A page on this site, an anchor on a page, an external URL, or only a `file` in static/files or a URL. */
  | { name: "link"; file?: true }
  | { name: "choice"; typeName: string }
  /** One or more slugs that GraphQL resolves to entries in another file. */
  | { name: "references"; file: string; list: string; entryType: string }
  /** A list with unique values for each key in `unique`, or with unique entries if `unique` is empty. */
  | { name: "entries"; unique: readonly string[] }
  /** A phone number in the form that phones dial. */
  | { name: "dialed" }
  | { name: "date" };

export type Rule<Group> = (group: Group) => Iterable<ValueError>;

declare module "zod" {
  interface GlobalMeta {
    kind?: Kind;
    rule?: Rule<never>;
    /** The end of the error message "… isn't …" for a value of the wrong type. */
    expected?: string;
    decimals?: number;
    examples?: readonly string[];
    uniqueItems?: boolean;
    /** The message for text that doesn't match the pattern (an extension for code editors). */
    patternErrorMessage?: string;
  }
}

/** The content check's message ends with `rule`, such as "a valid price; enter …". */
function patterned(pattern: RegExp, rule: string, meta: z.GlobalMeta, max?: number) {
  const schema = z.string().regex(pattern, { error: rule });
  return (max === undefined ? schema : schema.max(max)).meta({
    ...meta,
    patternErrorMessage: `this isn't ${rule}`,
  });
}

/** Returns a function that creates fields with the same pattern and different descriptions. */
const formatted =
  (pattern: RegExp, rule: string, { max, ...meta }: z.GlobalMeta & { max?: number } = {}) =>
  (description: string) =>
    patterned(pattern, rule, { description, ...meta }, max);

const FILLED = "filled in; enter some text";

export function text(description: string, max: number, pattern = /\S/, rule = FILLED) {
  return patterned(pattern, rule, { description, kind: { name: "text" } }, max);
}

/** The page adds the brand name. */
export const documentTitle = (description: string) =>
  text(
    `${description}, without the brand name`,
    50,
    /^[^|]*[^|\s][^|]*$/,
    'a valid title here; leave out "|" and the brand name, which every page adds',
  );

export const label = (description: string) => text(description, 40);

export const title = (description: string) => text(description, 90);

export const line = (description: string) => text(description, 160);

export const paragraph = (description: string) => text(description, 600);

export function runningText(description: string, max = 600) {
  const meta = {
    description: `${description}; can contain **bold**, *italics*, [links](/contact), lists and blank lines`,
    kind: { name: "text", markup: true },
  } as const;
  return patterned(/\S/, FILLED, meta, max);
}

export const code = formatted(
  /^\S.{0,63}(?:\n.{0,64}){0,23}\s*$/,
  "a valid code sample; use at most 24 lines with at most 64 characters each, and don't indent the first line",
  {
    kind: { name: "code" },
    expected:
      'a valid code sample; put "|" after the key, and put the sample on the lines below it',
  },
);

/** The names of all blanks. The content check reports any that appear in a field that doesn't fill them in. */
export const BLANKS = new Set<string>();

/** The site fills in blanks such as `[plan]` or `[lanes lane|lanes]`. The description contains every blank. */
function textWithBlanks(description: string) {
  const blanks = Array.from(description.matchAll(/\[(\w+)\]/g), ([, name = ""]) => name);
  for (const blank of blanks) BLANKS.add(blank);
  const all = blanks
    .map((blank) => `(?=[\\s\\S]*\\[${blank}(?: [^\\]|]+\\|[^\\]|]+)?\\])`)
    .join("");
  const names = blanks.map((blank) => `[${blank}]`).join(" and ");
  const meta = { description, kind: { name: "text", blanks } } as const;
  return patterned(
    new RegExp(`^${all}`),
    `complete; it must contain ${names}, which the site replaces with the actual value`,
    meta,
    160,
  );
}

export const DURATION = /^(?=\d)(?=.*[1-9])(?:\d+\sh)?(?:(?:^|\s)\d+\smin)?(?:(?:^|\s)\d+\ss)?$/;

export const duration = formatted(
  new RegExp(`^\\{[a-z0-9.-]+\\}$|${DURATION.source}`),
  'a valid time; use hours, minutes and seconds, like "2 h 25 min" or "9 min 41 s"',
  { kind: { name: "text", duration: true }, max: 24 },
);

export const slug = formatted(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'a valid short name; use only lowercase letters, digits and single hyphens, like "load-test"',
  { max: 60 },
);

/** Matches a host name with at least one dot. International names must be in Punycode (`xn--…`). */
const HOST =
  "(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])";

const EXTERNAL = `https:\\/\\/${HOST}(?::\\d{1,5})?`;

const PAGE = "\\/(?!\\/)[a-z0-9\\-/]*(?:\\?[\\w=&.-]+)?(?:#[a-z0-9-]+)?|#[a-z0-9-]+";

const FILE = "\\/(?!\\/)[\\w.\\-/]*\\.\\w+(?:#\\S*)?";

/** The pattern for link targets, and the end of the error message for those that don't match. */
export const LINK = {
  pattern: new RegExp(`^(?:${PAGE}|${FILE}|${EXTERNAL}(?:[/?#]\\S*)?)$`),
  rule: 'a valid link; use a page like "/contact", a file like "/files/flyer.pdf", or a full URL like "https://example.com"',
} as const;

/** Code editors suggest the `pages`. */
export const link = (description: string, pages: readonly string[]) =>
  formatted(LINK.pattern, LINK.rule, { kind: { name: "link" }, examples: pages })(description);

export const externalLink = formatted(
  new RegExp(`^${EXTERNAL}(?:[/?#]\\S*)?$`),
  'a valid external URL; use a full URL like "https://example.com"',
  { kind: { name: "link" } },
);

export const fileLink = formatted(
  new RegExp(`^(?:\\/files\\/[\\w.\\-/]*\\.pdf(?:#\\S*)?|${EXTERNAL}\\/\\S*)$`),
  'a valid file link; use a PDF in static/files, like "/files/flyer.pdf", or a full URL, like "https://example.com/flyer.pdf"',
  { kind: { name: "link", file: true } },
);

export const siteUrl = formatted(
  new RegExp(`^${EXTERNAL}$`),
  'a valid site URL; use "https://" and a host name, with nothing after it (not even "/")',
);

export const email = formatted(
  new RegExp(`^(?:(?![@<>,;:"])[!-~])+@${HOST}$`),
  'a valid email address; enter one like "sales@example.com"',
);

export const dialedNumber = formatted(
  /^\+\d{8,15}$/,
  'a valid international phone number; enter "+" and 8 to 15 digits, like "+15035550142"',
  { kind: { name: "dialed" } },
);

export const shownFigure = formatted(
  /\d/,
  'a valid figure; include at least one digit, as in "250K"',
  { kind: { name: "text" }, max: 12 },
);

/** A date from 2000 to 2099. GraphQL queries can format it with `formatString`. */
export const date = formatted(
  new RegExp(`(?=20)${z.regexes.date.source}`),
  'a valid date; enter a date from 2000 to 2099 in quotes, like "2026-11-01"',
  { kind: { name: "date" } },
);

export function count(description: string, { min = 1, max = 10_000_000 } = {}) {
  return z.int().min(min).max(max).meta({
    description,
    expected: "a valid number; enter a whole number without commas or letters, like 15000",
  });
}

export const percent = (description: string) => count(description, { min: 0, max: 100 });

export function dollars(description: string, min = 0) {
  return z.number().min(min).max(100_000).meta({
    description,
    expected:
      'a valid price; enter a plain number like 1400 or 0.02, without "$", commas or letters',
    decimals: 2,
  });
}

export const yesOrNo = (description: string) => z.boolean().meta({ description });

/** Gatsby's compiler doesn't support `const` type parameters. */
export function oneOf<Value extends string>(
  typeName: string,
  values: readonly [Value, ...Value[]],
  description: string,
) {
  return z.enum(values).meta({ description, kind: { name: "choice", typeName } });
}

export interface ListRules {
  min?: number;
  max?: number;
  /** Keys whose values must be unique; `[]` for a list of unique strings. */
  unique?: readonly string[];
}

export function list<Entry extends z.ZodType>(
  description: string,
  entry: Entry,
  { min = 1, max, unique }: ListRules = {},
) {
  const entries = z.array(entry).min(min);
  return (max === undefined ? entries : entries.max(max)).meta({
    description,
    ...(unique && { kind: { name: "entries", unique } }),
    ...(unique?.length === 0 && { uniqueItems: true }),
  });
}

export const PICTURE_NAME = /^[a-z0-9_~-][a-z0-9_.~/-]*\.(?:png|jpe?g|webp)$/;

const pictureFile = formatted(
  PICTURE_NAME,
  'a valid picture name; enter the name of a PNG, JPG or WebP file in static/images, in lowercase letters, like "banner.png"',
  { kind: { name: "picture" } },
);

/** A field for a picture's alternative text. The text can't be just a file name or a word such as "image". */
const alternativeText = formatted(
  /^(?!\s*(?:\S+\.\w+|\S*[\d_]\S*|(?:[Aa]n? )?(?:[Ii]mage|[Pp]hoto|[Pp]icture|[Ss]creenshot)s?|[Nn](?:one|\/?[Aa])|[Aa]lt(?: text)?|[Uu]ntitled)[\s\d.]*$)(?=[\s\S]*[^\s!-/:-@…])/,
  "a useful description; say what the picture shows, for people who can't see it",
  { kind: { name: "text" }, max: 200 },
);

const pictureParts = {
  src: pictureFile("The file name of a picture in static/images, such as banner.png"),
  alt: alternativeText("What the picture shows, for people who can't see it"),
};

export function target(file: string, list: string, entryType: string) {
  return { name: "references", file, list, entryType } as const;
}

type Target = ReturnType<typeof target>;

export function reference(description: string, kind: Target) {
  return slug(description).meta({ description, kind });
}

export function references(description: string, kind: Target, length: number) {
  const entries = z.array(slug("The slug of an entry"));
  return entries.length(length).meta({ description, uniqueItems: true, kind });
}

/** Creates a field for the number of an entry in a list, given by its key in the group or its path in the file. */
export function position(description: string, list: string, first: 0 | 1) {
  const kind = { name: "position", list, first } as const;
  return z
    .int()
    .min(first)
    .meta({ description, expected: "a whole number; enter a number like 3", kind });
}

export function names(description: string) {
  return list(description, text("A name", 30), { max: 16, unique: [] });
}

/**
 * The fields of a group, by key. A key that ends with "?" is optional. A string is the description of a text field: one
 * with all of the description's blanks, such as `[plan]`, or else a label.
 */
type Shape = Readonly<Record<string, z.ZodType | string>>;

type Field<Own> = Own extends z.ZodType ? Own : z.ZodString;

type Fields<Own extends Shape> = {
  -readonly [Key in keyof Own as Key extends `${infer Name}?`
    ? Name
    : Key]: Key extends `${string}?` ? z.ZodOptional<Field<Own[Key]>> : Field<Own[Key]>;
};

type RuleOf<Own extends Shape> = Rule<z.infer<z.ZodObject<Fields<Own>>>>;

function fieldsOf<Own extends Shape>(shape: Own): Fields<Own> {
  const fields = Object.entries(shape).map(([key, given]) => {
    const create = /\[\w+\]/.test(String(given)) ? textWithBlanks : label;
    const field = typeof given === "string" ? create(given) : given;
    return key.endsWith("?") ? [key.slice(0, -1), field.optional()] : [key, field];
  });
  return Object.fromEntries(fields);
}

/** Creates the schema of a content file. */
export function file<Own extends Shape>(shape: Own, rule?: RuleOf<Own>) {
  return z.strictObject(fieldsOf(shape)).meta({ ...(rule && { rule }) });
}

/** Creates a group of keys. The name of its GraphQL type follows from its key (graphql-types.ts). */
export function group<Own extends Shape>(description: string, shape: Own, rule?: RuleOf<Own>) {
  return file(shape, rule).meta({ description });
}

/** Creates a group whose GraphQL type has a name of its own, because several keys share it or queries name it. */
export function namedGroup<Own extends Shape>(
  id: string,
  description: string,
  shape: Own,
  rule?: RuleOf<Own>,
) {
  return file(shape, rule).meta({ id, description });
}

export function entries<Own extends Shape>(
  { id, ...rules }: ListRules & { id?: string },
  description: string,
  shape: Own,
  rule?: RuleOf<Own>,
) {
  return list(description, file(shape, rule).meta({ description, ...(id && { id }) }), rules);
}

/** Creates a page section. The id of its heading comes from its key: `#why-us` for `whyUs`. */
export function section<Own extends Shape>(description: string, shape: Own, rule?: RuleOf<Own>) {
  const own = { title: title("The section's heading"), ...shape };
  const kind = { name: "anchor" } as const;
  return file(own, rule as RuleOf<typeof own>).meta({ description, kind });
}

export const picture = namedGroup("Picture", "A picture and its alternative text", pictureParts);

/** Text in the wide version would be too small on phones. */
export const widePicture = namedGroup(
  "WidePicture",
  "A picture with versions for wide screens and for phones",
  {
    ...pictureParts,
    phone: pictureFile("The file name of the phone version of the picture, in static/images"),
  },
);
