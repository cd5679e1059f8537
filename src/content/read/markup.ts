import MarkdownIt, { type Token } from "markdown-it";

/** How words may stand out, by the names of HTML's elements. */
export const LOOKS = ["strong", "em"] as const;

/** A stretch of running text that looks one way, and where it leads if it is a link. */
export interface Run {
  text: string;
  look?: (typeof LOOKS)[number];
  href?: string;
}

/** A paragraph, a list with bullets and one with numbers, by the names of HTML's elements. */
export const BLOCKS = ["p", "ul", "ol"] as const;

/** A paragraph, which has one line, or a list with a line for each of its entries. */
export interface Block {
  element: (typeof BLOCKS)[number];
  lines: Run[][];
}

/** Something that stands in a text: what it is, its first sign's position, and how it is written. */
export interface Sign {
  kind: SignKind;
  at: number;
  written: string;
}

export type SignKind =
  | (typeof LOOKS)[number]
  | "link"
  | "html"
  | "character"
  | "picture"
  | "code"
  | "heading"
  | "rule"
  | "quotation"
  | "indented"
  | "bare address"
  | "definition"
  | "link title"
  | "link without words"
  | "marks in marks"
  | "list in a list"
  | "paragraphs in an entry"
  | "number"
  | "loose marks"
  | "loose link"
  | "lone backtick"
  | "nothing";

/** A text's markup as it was understood. */
export interface Markup {
  blocks: Block[];
  /** All that stands out of running text, in order; what visitors get of it is for the checks to say. */
  signs: Sign[];
}

/**
 * Knows all of CommonMark, so that what texts don't take is found as well, and leaves addresses as they
 * are written: they are checked like all others. Character references stay tokens of their own.
 */
const markdown = new MarkdownIt("commonmark");
markdown.core.ruler.disable("text_join");
markdown.validateLink = () => true;
markdown.normalizeLink = (address) => address;

/** Parts of CommonMark that are blocks, and that texts don't take. */
const FOREIGN_BLOCKS: Readonly<Record<string, SignKind>> = {
  heading_open: "heading",
  hr: "rule",
  blockquote_open: "quotation",
  code_block: "indented",
  fence: "code",
  html_block: "html",
};

const LISTS: Readonly<Record<string, Block["element"]>> = {
  bullet_list_open: "ul",
  ordered_list_open: "ol",
};

/** Reads a text with paragraphs, lists, emphasis and links (a part of CommonMark). */
export function readMarkup(text: string): Markup {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const startOf = (token: Token) => {
    const line = starts[token.map?.[0] ?? 0] ?? 0;
    return line + text.slice(line).search(/\S|$/);
  };
  const environment: { references?: Record<string, unknown> } = {};
  const blocks: Block[] = [];
  const signs: Sign[] = [];
  const lists: Block[] = [];
  let paragraphs = 0;

  const tokens = markdown.parse(text, environment);
  for (const [index, token] of tokens.entries()) {
    const add = (kind: SignKind) =>
      signs.push({ kind, at: startOf(token), written: token.markup || token.content.trim() });
    const foreign = FOREIGN_BLOCKS[token.type];
    const list = LISTS[token.type];
    if (foreign) add(foreign);
    if (list) {
      if (lists.length > 0) add("list in a list");
      if (token.attrGet("start") !== null) add("number");
      const block: Block = { element: list, lines: [] };
      lists.push(block);
      blocks.push(block);
    }
    if (/_list_close$/.test(token.type)) lists.pop();
    if (token.type === "list_item_open") {
      paragraphs = 0;
      if (tokens[index + 1]?.type === "list_item_close") add("nothing");
    }
    if (token.type !== "inline") continue;
    const line = readLine(token.children ?? [], text, startOf(token));
    signs.push(...line.signs);
    if (line.signs.length === 0 && !line.runs.some(hasWords)) add("nothing");
    const open = lists.at(-1);
    if (!open) blocks.push({ element: "p", lines: [line.runs] });
    else {
      paragraphs += 1;
      if (paragraphs > 1) add("paragraphs in an entry");
      open.lines.push(line.runs);
    }
  }
  for (const name of Object.keys(environment.references ?? {})) {
    const at = Math.max(text.toUpperCase().indexOf(`[${name}]:`), 0);
    signs.push({ kind: "definition", at, written: `[${name.toLowerCase()}]:` });
  }
  return { blocks, signs: signs.sort((a, b) => a.at - b.at) };
}

const hasWords = ({ text }: Run) => text.trim() !== "";

/** What stands out of a text that is a single line of words. */
export function readSigns(text: string): Sign[] {
  const tokens = markdown.parseInline(text, {}).flatMap(({ children }) => children ?? []);
  return readLine(tokens, text, 0).signs;
}

/** The marks of strong words and links that no parser has taken for such. */
const LOOSE = /\*\*|__|~~/;
const LOOSE_LINK = /\]\(/;

/** A backtick that has no second one; a lone star may lead to a note. */
const LONE_BACKTICK = /(?<![\p{L}\p{N}])`(?=\p{L})/u;

/** An address as it is typed, without the end of its sentence, but for that of a loose link. */
const BARE_ADDRESS = /(?<!\]\(|@)\b(?:https?:\/\/|www\.[\w-]+\.\w)\S*[^\s.,;:!?)'"]/;

/**
 * @param text the whole text, in which the line's tokens are looked up
 * @param start where the line begins in it
 */
function readLine(tokens: readonly Token[], text: string, start: number) {
  const runs: Run[] = [];
  const signs: Sign[] = [];
  let cursor = start;
  let look: Run["look"];
  let link: { at: number; href: string; words: string } | undefined;

  const find = (written: string) => {
    const at = Math.max(text.indexOf(written, cursor), cursor);
    cursor = at + written.length;
    return at;
  };
  const add = (kind: SignKind, at: number, written: string) => signs.push({ kind, at, written });
  const write = (words: string) => {
    if (words === "") return;
    if (link) link.words += words;
    const run: Run = {
      text: words,
      ...(look && { look }),
      ...(link && { href: link.href }),
    };
    const last = runs.at(-1);
    if (last && sameLook(last, run)) last.text += words;
    else runs.push(run);
  };

  for (const token of tokens) {
    const { type, markup, content } = token;
    if (type === "text") {
      const at = find(content);
      const addFirst = (kind: SignKind, pattern: RegExp) => {
        const found = pattern.exec(content);
        if (found) add(kind, at + found.index, found[0]);
      };
      addFirst("loose marks", LOOSE);
      addFirst("loose link", LOOSE_LINK);
      addFirst("lone backtick", LONE_BACKTICK);
      if (!link) addFirst("bare address", BARE_ADDRESS);
      write(content);
    } else if (type === "softbreak" || type === "hardbreak") {
      write(" ");
    } else if (type === "text_special") {
      const at = find(markup);
      if (token.info === "entity") add("character", at, markup);
      write(content);
    } else if (type === "strong_open" || type === "em_open") {
      const own = type === "em_open" ? "em" : "strong";
      const kind = look || link ? "marks in marks" : own;
      add(kind, find(markup), markup);
      look = own;
    } else if (type === "strong_close" || type === "em_close") {
      find(markup);
      look = undefined;
    } else if (type === "link_open") {
      const href = token.attrGet("href") ?? "";
      const isBare = token.info === "auto";
      const at = find(isBare ? "<" : "[");
      if (isBare) add("bare address", at, `<${href}>`);
      if (token.attrGet("title") !== null) add("link title", at, `"${token.attrGet("title")}"`);
      link = { at, href, words: "" };
    } else if (type === "link_close" && link) {
      const { at, href, words } = link;
      if (token.info !== "auto") {
        if (words === "") add("link without words", at, `[](${href})`);
        find("](");
        add("link", find(href), href);
      }
      find(token.info === "auto" ? ">" : ")");
      link = undefined;
    } else if (type === "code_inline") {
      add("code", find(markup), markup);
      find(content);
      find(markup);
      write(content);
    } else if (type === "image") {
      const at = find("![");
      find(token.attrGet("src") ?? "");
      add("picture", at, `![${content}](${token.attrGet("src")})`);
    } else if (type === "html_inline") {
      add("html", find(content), content);
    }
  }
  return { runs, signs };
}

const sameLook = (one: Run, other: Run) => one.look === other.look && one.href === other.href;

/**
 * The paragraphs and lists of a few texts, one after the other.
 *
 * @param write what becomes of the words, such as the figures written into them
 */
export function blocksOf(texts: readonly string[], write: (words: string) => string): Block[] {
  return texts.flatMap((text) =>
    readMarkup(text).blocks.map(({ element, lines }) => ({
      element,
      lines: lines.map((runs) => runs.map((run) => ({ ...run, text: write(run.text) }))),
    })),
  );
}
