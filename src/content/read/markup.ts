import MarkdownIt, { type Token } from "markdown-it";
import { BULLET } from "./bullet";

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

/** What a text has that it may not have: its name, how it is written, and the position of its first character. */
export interface Refused {
  name: string;
  written: string;
  at: number;
}

/** A text's markup as it is understood. */
export interface Markup {
  blocks: Block[];
  links: { href: string; at: number }[];
  refused: Refused[];
}

/**
 * Knows all of CommonMark, so that what texts don't take is found as well, but for definitions of links,
 * which nobody would see. Addresses stay as they are written: they are checked like all others.
 */
const markdown = new MarkdownIt("commonmark");
markdown.block.ruler.disable("reference");
markdown.core.ruler.disable("text_join");
markdown.validateLink = () => true;
markdown.normalizeLink = (address) => address;

/** What texts don't take of CommonMark, by its tokens: all but paragraphs, lists, words and links. */
const NAMES: Readonly<Record<string, string>> = {
  blockquote_open: "block quotation",
  code_block: "line that is indented by four spaces",
  code_inline: "code",
  fence: "code",
  heading_open: "heading",
  hr: "rule",
  html_block: "HTML",
  html_inline: "HTML",
  image: "picture",
  text_special: "HTML",
};

const LISTS: Readonly<Record<string, Block["element"]>> = {
  bullet_list_open: "ul",
  ordered_list_open: "ol",
};

/** Bullets that no list of Markdown has, and dashes on two lines: one alone may be a sentence's. */
const TYPED_BULLET = new RegExp(
  `^[ \\t]*(?:${BULLET.source}|[–—](?=[ \\t].*\\n[ \\t]*[–—][ \\t]))[ \\t]`,
  "m",
);

/** Marks of Markdown that no parser has taken for such. */
const LOOSE_MARKS = /\*\*|__|~~|\[[^\][\n]*\]?|\]|(?<![\p{L}\p{N}])`/u;

/** An address as it is typed, without the end of its sentence. */
const BARE_ADDRESS = /(?<!@)\b(?:https?:\/\/|www\.[\w-]+\.\w)\S*[^\s.,;:!?)'"]/;

/** Reads a text with paragraphs, lists, emphasis and links (a part of CommonMark). */
export function readMarkup(text: string): Markup {
  const markup: Markup = { blocks: [], links: [], refused: [] };
  const bullet = TYPED_BULLET.exec(text);
  if (bullet) {
    const at = bullet.index + bullet[0].search(/\S/);
    markup.refused.push({ name: "bullet", written: text.charAt(at), at });
  }
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  const lists: Block[] = [];
  let at = 0;
  for (const token of markdown.parse(text, {})) {
    const { type, map, markup: mark, content } = token;
    if (map) at = (starts[map[0]] ?? 0) + text.slice(starts[map[0]]).search(/\S|$/);
    const refuse = (name: string) => markup.refused.push({ name, written: mark || content, at });
    const element = LISTS[type];
    const list = lists.at(-1);
    if (element) {
      if (list) refuse("list in a list");
      if (token.attrGet("start") !== null) refuse("list that doesn't begin with 1");
      const block: Block = { element, lines: [] };
      lists.push(block);
      markup.blocks.push(block);
    } else if (type === "list_item_open") {
      list?.lines.push([]);
    } else if (type === "list_item_close") {
      if (list?.lines.at(-1)?.length === 0) refuse("entry without words");
    } else if (/_list_close$/.test(type)) {
      lists.pop();
    } else if (type === "inline") {
      const runs = readLine(token.children ?? [], text, at, markup);
      if (!list) markup.blocks.push({ element: "p", lines: [runs] });
      else if (list.lines.at(-1)?.push(...runs) !== runs.length)
        refuse("second paragraph of an entry");
    } else if (!/^paragraph_|_close$/.test(type)) {
      refuse(NAMES[type] ?? type);
    }
  }
  return markup;
}

/**
 * The runs of a line; what it may not have is added to the markup, once of each name.
 *
 * @param text the whole text, in which the line's tokens are looked up
 * @param start where the line begins in it
 */
function readLine(tokens: readonly Token[], text: string, start: number, markup: Markup): Run[] {
  const runs: Run[] = [];
  let cursor = start;
  let look: Run["look"];
  let href: string | undefined;

  const refuse = (name: string, written: string) => {
    const at = Math.max(text.indexOf(written, cursor), cursor);
    if (!markup.refused.some((other) => other.name === name && other.at >= start)) {
      markup.refused.push({ name, written, at });
    }
  };
  const write = (words: string) => {
    const last = runs.at(-1);
    if (last && last.look === look && last.href === href) last.text += words;
    else if (words !== "") {
      runs.push({ text: words, ...(look && { look }), ...(href !== undefined && { href }) });
    }
  };

  for (const { type, content, info, markup: mark, ...token } of tokens) {
    const written = content || mark;
    if (type === "text") {
      const [loose] = LOOSE_MARKS.exec(content) ?? [];
      const [address] = BARE_ADDRESS.exec(content) ?? [];
      if (loose) refuse("loose mark", loose);
      else if (address && href === undefined) refuse("bare address", address);
      write(content);
    } else if (type === "softbreak" || type === "hardbreak") {
      write(" ");
    } else if (type === "text_special" && info === "escape") {
      write(content);
    } else if (type === "strong_open" || type === "em_open") {
      if (look || href !== undefined) refuse("mark in marked words", mark);
      look = type === "em_open" ? "em" : "strong";
    } else if (type === "strong_close" || type === "em_close") {
      look = undefined;
    } else if (type === "link_open") {
      href = String(token.attrs?.find(([name]) => name === "href")?.[1]);
      markup.links.push({ href, at: Math.max(text.indexOf(`](${href}`, cursor) + 2, cursor) });
      if (info === "auto") refuse("bare address", href);
      if ((token.attrs?.length ?? 0) > 1) refuse("title of a link", '"');
    } else if (type === "link_close") {
      if (runs.at(-1)?.href !== href) refuse("link without words", "[](");
      href = undefined;
    } else {
      refuse(NAMES[type] ?? type, mark || written);
      write(content);
    }
    cursor = Math.max(text.indexOf(written, cursor) + written.length, cursor);
  }
  return runs;
}

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
