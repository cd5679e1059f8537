import { z } from "zod";

/*
 * The kinds of fields in the content model. Each builder accepts the description that editors read.
 */

/** What a value means beyond its type, for the GraphQL types and the content check. */
export type Meaning =
  /**
   * Text that visitors read. It can quote figures such as `{speedup}`, and must contain its `blanks`. With
   * `markup` it can have paragraphs, lists, emphasis and links, and is a list of blocks in GraphQL. With
   * `duration` it must be a time after its figures are filled in.
   */
  | { is: "text"; blanks?: readonly string[]; markup?: true; duration?: true }
  /** Lines of code, shown exactly as written. */
  | { is: "code" }
  /** A group whose heading has an id, derived from the group's key: `whyUs` is `#why-us`. */
  | { is: "anchor" }
  /** The number of an entry in a sibling list, counted from `first`. */
  | { is: "position"; list: string; first: 0 | 1 }
  /** A picture in static/images that the build optimizes. */
  | { is: "picture" }
  /** A page of this site, an anchor on a page, or an external address. */
  | { is: "address" }
  /** One of a fixed list of words; an enum in GraphQL, so that components get a union. */
  | { is: "choice"; typeName: string }
  /** One or more slugs of entries in another file, resolved to those entries in GraphQL. */
  | { is: "references"; file: string; list: string; entryType: string }
  /** A list whose entries differ in each of these keys; without keys, all entries differ. */
  | { is: "entries"; unique: readonly string[] }
  /** A calendar date. */
  | { is: "date" };

declare module "zod" {
  interface GlobalMeta {
    meaning?: Meaning;
    /** The rule in words, if the name of the type doesn't help: "a price is …". */
    expected?: string;
    /** The largest number of decimal places, because pages round the rest. */
    decimals?: number;
    /** Addresses that code editors suggest (a keyword of JSON Schema). */
    examples?: readonly string[];
    /** Whether all entries must differ (a keyword of JSON Schema). */
    uniqueItems?: boolean;
    /** The pattern in words (an extension of JSON Schema by code editors). */
    patternErrorMessage?: string;
  }
}

/** Text that matches a pattern; `rule` is the message of the content check and of code editors. */
function patterned(pattern: RegExp, rule: string, meta: z.GlobalMeta, max?: number) {
  const schema = z.string().regex(pattern, { error: rule });
  return (max === undefined ? schema : schema.max(max)).meta({
    ...meta,
    patternErrorMessage: rule,
  });
}

/** A line of text for visitors, of at most `max` characters. */
export function text(description: string, max: number) {
  return patterned(/\S/, "write something", { description, meaning: { is: "text" } }, max);
}

/** The text of a button, a column heading or a label. */
export const label = (description: string) => text(description, 40);

/** A heading. */
export const title = (description: string) => text(description, 90);

/** A short sentence. */
export const line = (description: string) => text(description, 160);

/** A few sentences. */
export const paragraph = (description: string) => text(description, 600);

/**
 * Text with a subset of Markdown: paragraphs, lists with `- ` or `1. `, `**strong words**`, `*emphasis*` and
 * `[links](/contact)` (read/markup.ts).
 */
export function runningText(description: string, max = 600) {
  const meta = {
    description: `${description}; can have **strong words**, *emphasis*, [links](/contact), lists and blank lines`,
    meaning: { is: "text", markup: true },
  } as const;
  return patterned(/\S/, "write something", meta, max);
}

/** A few lines of code, shown as written except for trailing line breaks. */
export function code(description: string) {
  return patterned(
    /^\S.{0,63}(?:\n.{0,64}){0,23}\s*$/,
    "a sample has at most 24 lines of 64 characters, and its first line isn't indented",
    { description, meaning: { is: "code" }, expected: "write a sample as | with its lines below" },
  );
}

/** The names of all blanks; in any other text, they are a mistake. */
export const BLANKS = new Set<string>();

/** A sentence with the blanks that its description names, such as `[plan]`; the site fills them in. */
export function textWithBlanks(description: string) {
  const blanks = Array.from(description.matchAll(/\[(\w+)\]/g), ([, name = ""]) => name);
  for (const blank of blanks) BLANKS.add(blank);
  const all = blanks.map((blank) => `(?=[\\s\\S]*\\[${blank}\\])`).join("");
  const names = blanks.map((blank) => `[${blank}]`).join(" and ");
  const meta = { description, meaning: { is: "text", blanks } } as const;
  return patterned(
    new RegExp(`^${all}`),
    `this text needs ${names}, which the site fills in`,
    meta,
    160,
  );
}

/** A duration as people write it, such as 9 min 41 s. */
export const DURATION = /^(?=\d)(?=.*[1-9])(?:\d+\sh)?(?:(?:^|\s)\d+\smin)?(?:(?:^|\s)\d+\ss)?$/;

/** A duration that a drawing shows to scale: `9 min 41 s`, or a figure with such a value. */
export function duration(description: string) {
  return patterned(
    new RegExp(`^\\{[a-z0-9.-]+\\}$|${DURATION.source}`),
    "write a time in hours, minutes and seconds, like 2 h 25 min or 9 min 41 s",
    { description, meaning: { is: "text", duration: true } },
    24,
  );
}

/** A short name for addresses and references, such as `fireworks-load-test`. */
export function slug(description: string) {
  const rule = "a short name has lowercase letters, digits and single hyphens only, like load-test";
  return patterned(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, rule, { description }, 60);
}

/** A host with a dot; international names are in Punycode (`xn--…`). */
const HOST =
  "(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])";

/** `https://`, a host and an optional port. */
const EXTERNAL = `https:\\/\\/${HOST}(?::\\d{1,5})?`;

const PAGE = "\\/(?!\\/)[a-z0-9\\-/]*(?:\\?[\\w=&.-]+)?(?:#[a-z0-9-]+)?|#[a-z0-9-]+";

/** A published file, such as `/files/flyer.pdf`. */
const FILE = "\\/(?!\\/)[\\w.\\-/]*\\.\\w+(?:#\\S*)?";

/** The pattern for link targets, and the rule in words. */
export const ADDRESS = {
  pattern: new RegExp(`^(?:${PAGE}|${FILE}|${EXTERNAL}(?:[/?#]\\S*)?)$`),
  rule: 'link to a page like "/contact", a file like "/files/flyer.pdf", or an address that starts with "https://"',
} as const;

/**
 * A page of this site (`/contact`), an anchor on the page (`#plans`) or an external https address.
 *
 * @param pages the pages that code editors suggest
 */
export function address(description: string, pages: readonly string[]) {
  const meta = { description, meaning: { is: "address" }, examples: pages } as const;
  return patterned(ADDRESS.pattern, ADDRESS.rule, meta);
}

/** An https address outside this site. */
export function externalAddress(description: string) {
  const rule = 'an external address starts with "https://" and a host like files.example.com';
  const meta = { description, meaning: { is: "address" } } as const;
  return patterned(new RegExp(`^${EXTERNAL}(?:[/?#]\\S*)?$`), rule, meta);
}

/** A file in static/files, or an external one. */
export function fileAddress(description: string) {
  const rule =
    'link to a file in static/files like "/files/flyer.pdf", or to an address with "https://" and a host';
  const meta = { description, meaning: { is: "address" } } as const;
  return patterned(new RegExp(`^(?:\\/files${FILE}|${EXTERNAL}\\/\\S*)$`), rule, meta);
}

/** The address of a site: `https://` and a host, without a path. */
export function siteAddress(description: string) {
  const rule =
    'the site\'s address must be "https://" and a host, with nothing after it, not even "/"';
  return patterned(new RegExp(`^${EXTERNAL}$`), rule, { description });
}

/** An email address. */
export function email(description: string) {
  const rule = "an email address looks like sales@example.com";
  return patterned(new RegExp(`^[^\\s@<>,;:"]+@${HOST}$`), rule, { description });
}

/** A phone number in international format. */
export function dialedNumber(description: string) {
  const rule = "a dialed number is a + and digits only, like +15035550142";
  return patterned(/^\+\d{8,15}$/, rule, { description });
}

/** A figure such as 250K, which other texts can quote. */
export function shownFigure(description: string) {
  return patterned(/\d/, "a figure has at least one digit, like 250K", { description }, 12);
}

/** A date from 2000 to 2099, such as 2026-11-01, which GraphQL formats (`formatString`). */
export function date(description: string) {
  const rule = 'write a date from 2000 to 2099 in quotes, like "2026-11-01"';
  const meta = { description, meaning: { is: "date" } } as const;
  return patterned(new RegExp(`(?=20)${z.regexes.date.source}`), rule, meta);
}

/** A whole number of at least `min`. */
export function count(description: string, { min = 0, max = 10_000_000 } = {}) {
  return z
    .int()
    .min(min)
    .max(max)
    .meta({ description, expected: "a whole number has digits only, like 15000" });
}

/** An amount of US dollars, such as 140 or 0.02. */
export function dollars(description: string) {
  return z.number().min(0).max(100_000).meta({
    description,
    expected: 'a price has digits only, like 1400 or 0.02: no "$", comma or letter',
    decimals: 2,
  });
}

export const yesOrNo = (description: string) => z.boolean().meta({ description });

/**
 * One of a fixed list of words. A `const` type parameter would stop the build, because Gatsby's compiler
 * doesn't support them.
 */
export function oneOf<Value extends string>(
  typeName: string,
  values: readonly [Value, ...Value[]],
  description: string,
) {
  return z.enum(values).meta({ description, meaning: { is: "choice", typeName } });
}

export interface ListRules {
  min?: number;
  max?: number;
  /** Keys that must be unique among the entries; `[]` in a list of texts makes the texts unique. */
  unique?: readonly string[];
}

/** A list whose entries start with "- ". */
export function list<Entry extends z.ZodType>(
  description: string,
  entry: Entry,
  { min = 1, max, unique }: ListRules = {},
) {
  const entries = z.array(entry).min(min);
  return (max === undefined ? entries : entries.max(max)).meta({
    description,
    ...(unique && { meaning: { is: "entries", unique } }),
    ...(unique?.length === 0 && { uniqueItems: true }),
  });
}

/** Valid names of picture files. */
export const PICTURE_NAME = /^[a-z0-9][a-z0-9\-/]*\.(?:png|jpg)$/;

const pictureFile = (description: string) =>
  patterned(
    PICTURE_NAME,
    "name a PNG or JPG file in static/images, in lowercase letters, like banner.png",
    { description, meaning: { is: "picture" } },
  );

/** Rejects file names and lone words such as "image", which don't describe a picture. */
const alternativeText = patterned(
  /^(?!\s*(?:\S+\.\w+|(?:[Aa]n? )?(?:[Ii]mage|[Pp]hoto|[Pp]icture|[Ss]creenshot)s?)[\s\d.]*$)(?=[\s\S]*[^\s!-/:-@…])/,
  "describe what the picture shows, for people who can't see it",
  {
    description: "What the picture shows, in words, for people who can't see it",
    meaning: { is: "text" },
  },
  200,
);

const pictureParts = {
  src: pictureFile("File name of a picture in static/images, such as banner.png"),
  alt: alternativeText,
};

/** A picture with its alternative text. */
export const picture = z
  .strictObject(pictureParts)
  .meta({ id: "Picture", description: "A picture and its alternative text" });

/** A picture with a second version for phones, where its text would be too small. */
export const widePicture = z
  .strictObject({
    ...pictureParts,
    phone: pictureFile("File name of the same picture, drawn for phones, in static/images"),
  })
  .meta({ id: "WidePicture", description: "A picture, drawn for wide screens and for phones" });

/** A list in another file whose entries have slugs, and their GraphQL type. */
export function target(file: string, list: string, entryType: string) {
  return { is: "references", file, list, entryType } as const;
}

type Target = ReturnType<typeof target>;

/** The slug of an entry in another file, resolved to that entry in GraphQL. */
export function reference(description: string, meaning: Target) {
  return slug(description).meta({ description, meaning });
}

/** A list of `length` slugs of entries in another file, resolved to those entries in GraphQL. */
export function references(description: string, meaning: Target, length: number) {
  const entries = z.array(slug("The slug of an entry"));
  return entries.length(length).meta({ description, uniqueItems: true, meaning });
}

/** The number of an entry in a sibling list, counted from `first`. */
export function position(description: string, list: string, first: 0 | 1) {
  const meaning = { is: "position", list, first } as const;
  return z.int().min(first).meta({ description, expected: "write a whole number like 3", meaning });
}

/** A list of names of a word or two, shown side by side. */
export function names(description: string) {
  return list(description, text("A name", 30), { max: 16, unique: [] });
}
