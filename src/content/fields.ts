import { z } from "zod";

/**
 * The kinds of field that content is made of. Each builder takes the description that an editor reads.
 * What a value means beyond its type stands in `meaning`, for the GraphQL types and the checks.
 */
export type Meaning =
  /**
   * Text that visitors read. It may quote figures such as `{speedup}`; `blanks` must be in it. With
   * `markup` it may have paragraphs, lists, emphasis and links, and is a list of blocks in GraphQL. A
   * `duration` says a time once its figures are written.
   */
  | { is: "text"; blanks?: readonly string[]; markup?: true; duration?: true }
  /** Lines of code, in which each space and each character means itself. */
  | { is: "code" }
  /** A group whose heading is a place of its page: links lead to the group's key, as `#why-us`. */
  | { is: "place" }
  /** The number of an entry in the list beside it, counted from `first`. */
  | { is: "position"; list: string; first: 0 | 1 }
  /** A picture under static/images that the build optimises. */
  | { is: "picture" }
  /** A page of this site, a place on a page, or an outside address. */
  | { is: "address" }
  /** One of a fixed list of words; an enum in GraphQL, so that components get a union. */
  | { is: "choice"; typeName: string }
  /** The slug of an entry in another file's list, or several: in GraphQL those entries. */
  | { is: "references"; file: string; list: string; entryType: string }
  /** A list in which no two entries may share these keys; without keys, no two may be equal. */
  | { is: "entries"; unique: readonly string[] }
  /** A day of the calendar. */
  | { is: "date" };

declare module "zod" {
  interface GlobalMeta {
    meaning?: Meaning;
    /** What the value should be, where the type's own name would not help: "a price is a …". */
    expected?: string;
    /** How many decimals are shown; more would be rounded, and the page would show another figure. */
    decimals?: number;
    /** Addresses offered while typing (a keyword of JSON Schema). */
    examples?: readonly string[];
    /** No two entries may be equal (a keyword of JSON Schema). */
    uniqueItems?: boolean;
    /** The pattern in words (a keyword that editors' programs add to JSON Schema). */
    patternErrorMessage?: string;
  }
}

/** Text that follows a pattern; `rule` says it in words, to the checks and while typing. */
function ruled(pattern: RegExp, rule: string, meta: z.GlobalMeta, max?: number) {
  const schema = z.string().regex(pattern, { error: rule });
  return (max === undefined ? schema : schema.max(max)).meta({
    ...meta,
    patternErrorMessage: rule,
  });
}

/** Text of at most `max` characters that a visitor reads, on one line. */
export function text(description: string, max: number) {
  return ruled(/\S/, "write something here", { description, meaning: { is: "text" } }, max);
}

/** The words of a button, a column or a label. */
export const label = (description: string) => text(description, 40);

/** A heading. */
export const title = (description: string) => text(description, 90);

/** A short sentence. */
export const line = (description: string) => text(description, 160);

/** A few sentences. */
export const paragraph = (description: string) => text(description, 600);

/**
 * Running text with some of Markdown: a blank line begins a paragraph, lines with `- ` or `1. ` are a
 * list, and there are `**strong words**`, `*emphasis*` and `[links](/contact)` (read/markup.ts).
 */
export function runningText(description: string, max = 600) {
  const meta = {
    description: `${description}; takes **strong**, *emphasis*, [links](/contact), lists and blank lines`,
    meaning: { is: "text", markup: true },
  } as const;
  return ruled(/\S/, "write something here", meta, max);
}

/** A few lines of code, shown as they are; line ends behind the last one are nothing. */
export function code(description: string) {
  return ruled(
    /^\S.{0,63}(?:\n.{0,64}){0,23}\s*$/,
    "a sample has at most 24 lines of at most 64 characters, the first without spaces before it",
    { description, meaning: { is: "code" }, expected: "a sample is a | and its lines below that" },
  );
}

/** The names of all blanks: in a text without them, they are a slip. */
export const BLANKS = new Set<string>();

/** A short sentence with blanks that the site fills in: those that its description names, such as `[plan]`. */
export function textWithBlanks(description: string) {
  const blanks = Array.from(description.matchAll(/\[(\w+)\]/g), ([, name = ""]) => name);
  for (const blank of blanks) BLANKS.add(blank);
  const all = blanks.map((blank) => `(?=[\\s\\S]*\\[${blank}\\])`).join("");
  const names = blanks.map((blank) => `[${blank}]`).join(" and ");
  const meta = { description, meaning: { is: "text", blanks } } as const;
  return ruled(
    new RegExp(`^${all}`),
    `this text needs ${names}, which the site fills in`,
    meta,
    160,
  );
}

/** A time in figures, as people read it. */
export const DURATION = /^(?=\d)(?=.*[1-9])(?:\d+\sh)?(?:(?:^|\s)\d+\smin)?(?:(?:^|\s)\d+\ss)?$/;

/** A time that a drawing shows and is drawn by: `9 min 41 s`, or a figure that says such a time. */
export function duration(description: string) {
  return ruled(
    new RegExp(`^\\{[a-z0-9.-]+\\}$|${DURATION.source}`),
    "a time has hours, minutes and seconds in figures, like 2 h 25 min or 9 min 41 s",
    { description, meaning: { is: "text", duration: true } },
    24,
  );
}

/** A short name used in addresses and references: `fireworks-load-test`. */
export function slug(description: string) {
  const rule = "a short name has lowercase letters, digits and single hyphens only, like load-test";
  return ruled(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, rule, { description }, 60);
}

/** A host with a dot in it; one in other letters in the way that browsers ask for it (`xn--…`). */
const HOST =
  "(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])";

/** `https://`, a host, and perhaps a port. */
const OUTSIDE = `https:\\/\\/${HOST}(?::\\d{1,5})?`;

const PAGE = "\\/(?!\\/)[a-z0-9\\-/]*(?:\\?[\\w=&.-]+)?(?:#[a-z0-9-]+)?|#[a-z0-9-]+";

/** What is published as it is, such as `/files/flyer.pdf`. */
const FILE = "\\/(?!\\/)[\\w.\\-/]*\\.\\w+(?:#\\S*)?";

/** Where a link may lead, and the rule in words. */
export const ADDRESS = {
  pattern: new RegExp(`^(?:${PAGE}|${FILE}|${OUTSIDE}(?:[/?#]\\S*)?)$`),
  rule: 'an address is a page of this site like "/contact", a file like "/files/flyer.pdf" or starts with "https://"',
} as const;

/**
 * A page of this site (`/contact`), a place on the page (`#plans`) or an outside https address.
 *
 * @param pages the pages that are offered while typing
 */
export function address(description: string, pages: readonly string[]) {
  const meta = { description, meaning: { is: "address" }, examples: pages } as const;
  return ruled(ADDRESS.pattern, ADDRESS.rule, meta);
}

/** An absolute https address outside this site. */
export function outsideAddress(description: string) {
  const rule = 'an outside address starts with "https://" and has a host like files.example.com';
  const meta = { description, meaning: { is: "address" } } as const;
  return ruled(new RegExp(`^${OUTSIDE}(?:[/?#]\\S*)?$`), rule, meta);
}

/** A file in static/files, or one elsewhere. */
export function fileAddress(description: string) {
  const rule =
    'a file is one in static/files, like "/files/flyer.pdf", or an address with "https://" and a host';
  const meta = { description, meaning: { is: "address" } } as const;
  return ruled(new RegExp(`^(?:\\/files${FILE}|${OUTSIDE}\\/\\S*)$`), rule, meta);
}

/** The address of a whole site: `https://` and a host, nothing after it. */
export function siteAddress(description: string) {
  const rule = 'the site\'s address is "https://" and a host, with nothing after it, not even "/"';
  return ruled(new RegExp(`^${OUTSIDE}$`), rule, { description });
}

/** An email address, as shown and as used in `mailto:`. */
export function email(description: string) {
  const rule = "an email address looks like sales@example.com";
  return ruled(new RegExp(`^[^\\s@<>,;:"]+@${HOST}$`), rule, { description });
}

/** A phone number as it is dialed, in the international form. */
export function dialedNumber(description: string) {
  const rule = "the dialed number has a + and digits only, like +15035550142";
  return ruled(/^\+\d{8,15}$/, rule, { description });
}

/** A figure as it is shown, such as 250K: other texts may quote it. */
export function shownFigure(description: string) {
  return ruled(/\d/, "a figure has at least one digit, like 250K", { description }, 12);
}

/** A day of this century, such as 2026-11-01; GraphQL writes it in words (`formatString`). */
export function date(description: string) {
  const rule = 'a day is a year from 2000 to 2099, month and day in quotes, like "2026-11-01"';
  const meta = { description, meaning: { is: "date" } } as const;
  return ruled(new RegExp(`(?=20)${z.regexes.date.source}`), rule, meta);
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
 * One of a fixed list of words. (No `const` type parameter: the compiler that Gatsby uses for this
 * folder doesn't know them, and the build would stop.)
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
  /** Keys that must differ between entries; for a list of texts, `[]`: the texts must differ. */
  unique?: readonly string[];
}

/** A list, each entry after "- ". */
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

/** How the file of a picture is called that the site can use. */
export const PICTURE_NAME = /^[a-z0-9][a-z0-9\-/]*\.(?:png|jpg)$/;

const pictureFile = (description: string) =>
  ruled(
    PICTURE_NAME,
    "a picture is the name of a PNG or JPG file in static/images, in lowercase letters, like banner.png",
    { description, meaning: { is: "picture" } },
  );

/** A name of a file, or the word picture alone, is no description of what a picture shows. */
const alternativeText = ruled(
  /^(?!\s*(?:\S+\.\w+|(?:[Aa]n? )?(?:[Ii]mage|[Pp]hoto|[Pp]icture|[Ss]creenshot)s?)[\s\d.]*$)(?=[\s\S]*[^\s!-/:-@…])/,
  "say in words what the picture shows, for people who can't see it",
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

/** A picture that says something, with its alternative text. */
export const picture = z
  .strictObject(pictureParts)
  .meta({ id: "Picture", description: "A picture and its alternative text" });

/** A picture that is drawn once more for phones, where its words would be too small. */
export const widePicture = z
  .strictObject({
    ...pictureParts,
    phone: pictureFile("File name of the same picture, drawn for phones, in static/images"),
  })
  .meta({ id: "WidePicture", description: "A picture, drawn for wide screens and for phones" });

/** A list of entries in another file that have slugs, and their GraphQL type. */
export function target(file: string, list: string, entryType: string) {
  return { is: "references", file, list, entryType } as const;
}

type Target = ReturnType<typeof target>;

/** The slug of an entry in another file's list, resolved to that entry in GraphQL. */
export function reference(description: string, meaning: Target) {
  return slug(description).meta({ description, meaning });
}

/** `length` slugs of entries in another file's list, resolved to those entries in GraphQL. */
export function references(description: string, meaning: Target, length: number) {
  const entries = z.array(slug("The short name (slug) of an entry"));
  return entries.length(length).meta({ description, uniqueItems: true, meaning });
}

/** Which entry of the list beside it is meant, counted from `first`. */
export function position(description: string, list: string, first: 0 | 1) {
  const meaning = { is: "position", list, first } as const;
  return z.int().min(first).meta({ description, expected: "a whole number like 3", meaning });
}

/** Short names, each a word or two, that are shown side by side. */
export function names(description: string) {
  return list(description, text("A name", 30), { max: 16, unique: [] });
}
