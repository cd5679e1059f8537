import { z } from "zod";

/**
 * The kinds of field that content is made of. Each builder takes the description that an editor
 * reads while typing and in error messages. What a value means beyond its type stands in
 * `meaning`: the GraphQL types (graphql-types.ts) and the checks that compare a value with
 * something else (check/references.ts) both read it there.
 */
export type Meaning =
  /**
   * Text that visitors read. It may quote figures such as `{speedup}`; `blanks` must be in it. With
   * `markup` it may have paragraphs, lists, emphasis and links, and is a list of blocks in GraphQL. A
   * word of it has at most `word` letters.
   */
  | { is: "text"; word: number; blanks?: readonly string[]; markup?: true }
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

/** Where a length or a bound is not stated, these hold: what fits its place at 390 px. */
const LENGTHS = { label: 40, title: 90, line: 160, paragraph: 600 } as const;

/** How many letters of a word fit on a line of a phone 320 px wide: in headings, on buttons, in text. */
const WORDS = { label: 24, title: 20, line: 32, paragraph: 32 } as const;

type Length = keyof typeof LENGTHS | { max: number };

const maxOf = (length: Length) => (typeof length === "string" ? LENGTHS[length] : length.max);

/** A short text of a length of its own stands on a button or beside a figure. */
function wordOf(length: Length): number {
  if (typeof length === "string") return WORDS[length];
  return length.max <= LENGTHS.label ? WORDS.label : WORDS.line;
}

/** Text that a visitor reads, on one line; may hold figures such as `{speedup}`. */
export function text(description: string, length: Length = "line") {
  const meta = { description, meaning: { is: "text", word: wordOf(length) } } as const;
  return ruled(/\S/, "write something here", meta, maxOf(length));
}

/**
 * Running text with some of Markdown: a blank line begins a paragraph, lines with `- ` or `1. ` are a
 * list, and there are `**strong words**`, `*emphasis*` and `[links](/contact)` (read/markup.ts).
 */
export function runningText(description: string, length: Length = "paragraph") {
  const meta = {
    description: `${description}; takes **strong**, *emphasis*, [links](/contact), lists and blank lines`,
    meaning: { is: "text", word: wordOf(length), markup: true },
  } as const;
  return ruled(/\S/, "write something here", meta, maxOf(length));
}

/** Text with blanks that the site fills in, such as `[plan]`; each of them must be in it. */
export function textWithBlanks(description: string, blanks: readonly string[]) {
  const all = blanks.map((blank) => `(?=[\\s\\S]*\\[${blank}\\])`).join("");
  const names = blanks.map((blank) => `[${blank}]`).join(" and ");
  return ruled(
    new RegExp(`^${all}`),
    `this text needs ${names}, which the site fills in`,
    { description, meaning: { is: "text", word: WORDS.line, blanks } },
    LENGTHS.line,
  );
}

/** A short name used in addresses and references: `fireworks-load-test`. */
export function slug(description: string) {
  return ruled(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    "a short name has lowercase letters, digits and single hyphens only, like load-test",
    { description },
    60,
  );
}

/** A host with a dot in it; one in other letters in the way that browsers ask for it (`xn--…`). */
const HOST =
  "(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])";

/** At most 65535: with more no program reads the address. */
const PORT = "(?:[1-5]?\\d{1,4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])";

/** `https://`, a host, and perhaps a port. */
const OUTSIDE = `https:\\/\\/${HOST}(?::${PORT})?`;

/** An outside address up to the end of its host. */
export const OUTSIDE_HOST = new RegExp(`^${OUTSIDE}(?=[/?#]|$)`);

const INSIDE = "\\/(?!\\/)[a-z0-9\\-/]*(?:#[a-z0-9-]+)?|#[a-z0-9-]+";

/** Where a link may lead, and the rule in words. */
export const ADDRESS = {
  pattern: new RegExp(`^(?:${INSIDE}|${OUTSIDE}(?:[/?#]\\S*)?)$`),
  rule: 'an address is a page of this site like "/contact" or starts with "https://"',
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
  return ruled(
    new RegExp(`^${OUTSIDE}(?:[/?#]\\S*)?$`),
    'an outside address starts with "https://" and has a host like files.example.com',
    { description, meaning: { is: "address" } },
  );
}

/** The address of a whole site: `https://` and a host, nothing after it. */
export function siteAddress(description: string) {
  return ruled(
    new RegExp(`^${OUTSIDE}$`),
    'the site\'s address is "https://" and a host, with nothing after it, not even "/"',
    { description, meaning: { is: "address" } },
  );
}

/** An email address, as shown and as used in `mailto:`. */
export function email(description: string) {
  return ruled(
    new RegExp(`^[^\\s@<>,;:"]+@${HOST}$`),
    "an email address looks like sales@example.com",
    { description },
  );
}

/** A phone number as it is dialled, in the international form. */
export function dialledNumber(description: string) {
  return ruled(/^\+\d{8,15}$/, "the dialled number has a + and digits only, like +15035550142", {
    description,
  });
}

/** A figure as it is shown, such as 250K: other texts may quote it. */
export function shownFigure(description: string) {
  return ruled(/\d/, "a figure has at least one digit, like 250K", { description }, 12);
}

/** A day of this century, such as 2026-11-01; GraphQL writes it in words (`formatString`). */
export function date(description: string) {
  const rule = 'a day is a year from 2000 to 2099, month and day in quotes, like "2026-11-01"';
  return ruled(new RegExp(`(?=20)${z.regexes.date.source}`), rule, {
    description,
    meaning: { is: "date" },
  });
}

/** A whole number of at least `min`. */
export function count(description: string, { min = 0, max = 10_000_000 } = {}) {
  return z.int().min(min).max(max).meta({ description, expected: "a whole number like 500" });
}

/** A number that may have decimals, such as 9.68 minutes. */
export function measure(description: string, { min, max }: { min: number; max: number }) {
  return z.number().min(min).max(max).meta({ description, expected: "a number like 9.68" });
}

/** An amount of US dollars, such as 140 or 0.02. */
export function dollars(description: string) {
  return z
    .number()
    .min(0)
    .max(100_000)
    .meta({ description, expected: 'a price is a number like 140, without "$"', decimals: 2 });
}

export function yesOrNo(description: string) {
  return z.boolean().meta({ description });
}

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

interface ListRules {
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

const pictureFile = ruled(
  PICTURE_NAME,
  "a picture is the name of a PNG or JPG file in static/images, in lowercase letters, like banner.png",
  {
    description: "File name of a picture in static/images, such as banner.png",
    meaning: { is: "picture" },
  },
);

/** A word however it is capitalised: patterns that editors' programs read have no flags. */
const anyCase = (word: string) =>
  word.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);

/** Words that say that there is a picture, or a text to be written, and not what it shows. */
const PICTURE_WORDS =
  "alt|banner|chart|diagram|drawing|graphic|illustration|image|logo|n/?a|none|photo|picture|screen ?shot|test|untitled";

const NO_DESCRIPTION = [
  `\\s*(?:(?:${["a", "an", "the", "our"].map(anyCase).join("|")})\\s+)?`,
  // Programs put a number or the time behind them.
  `(?:${anyCase(PICTURE_WORDS)})[Ss]?(?: of\\s*|(?: text)?(?:[\\s\\d.:!()_-]|at |[AP]M)*)$`,
].join("");

/** How the names of pictures end, also of those that the site can't use. */
export const PICTURE_ENDINGS =
  "png jpg jpeg jfif webp avif jxl svg gif heic heif tif tiff bmp pdf psd eps".split(" ");

const FILE_NAME = [
  `\\S+\\.(?:${PICTURE_ENDINGS.map(anyCase).join("|")})`,
  // Without their endings: `case-fireworks`, and what cameras write, like `IMG_1234`.
  "[a-z0-9]+(?:[-_][a-z0-9]+)+",
  `(?:${anyCase("img|dsc|dscn|dscf|pxl|vid")})[-_ ]?\\d[\\d_-]*`,
]
  .map((name) => `\\s*${name}\\s*$`)
  .join("|");

/** A letter, whatever the language: editors' programs know no classes of signs. */
const LETTER = "[^\\s\\d!-/:-@[-`{-~\\u2010-\\u2026]";

/** What a picture shows, for people who can't see it: not empty, not the file's name, not just "An image". */
function alternativeText(description: string) {
  return ruled(
    new RegExp(`^(?!${FILE_NAME})(?!${NO_DESCRIPTION})(?=[\\s\\S]*${LETTER})`),
    "say in words what the picture shows, for people who can't see it",
    { description, meaning: { is: "text", word: 200 } },
    200,
  );
}

const pictureParts = {
  src: pictureFile,
  alt: alternativeText("What the picture shows, in words, for people who can't see it"),
};

/** A picture that says something, with its alternative text. */
export const picture = z
  .strictObject(pictureParts)
  .meta({ id: "Picture", description: "A picture and its alternative text" });

/** A picture that is drawn once more for phones, where its words would be too small. */
export const widePicture = z
  .strictObject({
    ...pictureParts,
    phone: pictureFile.meta({
      ...pictureFile.meta(),
      description: "File name of the same picture, drawn for phones, in static/images",
    }),
  })
  .meta({ id: "WidePicture", description: "A picture, drawn for wide screens and for phones" });

/** The names of entries in another file's list, resolved to those entries in GraphQL. */
export function references(
  description: string,
  {
    file,
    list,
    entryType,
    length,
  }: { file: string; list: string; entryType: string; length: number },
) {
  return z
    .array(slug("The short name (slug) of an entry"))
    .length(length)
    .meta({
      description,
      uniqueItems: true,
      meaning: { is: "references", file, list, entryType },
    });
}

/** The name of an entry in another file's list, resolved to that entry in GraphQL. */
export function reference(
  description: string,
  { file, list, entryType }: { file: string; list: string; entryType: string },
) {
  return slug(description).meta({
    description,
    meaning: { is: "references", file, list, entryType },
  });
}

/** Short names, each a word or two, that are shown side by side. */
export function names(description: string) {
  return list(description, text("A name", { max: 30 }), { max: 16, unique: [] });
}
