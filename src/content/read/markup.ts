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

/** What a text has that it may not have: its name, and how it is written. */
export interface Refused {
  name: string;
  written: string;
}

/** A text's markup as it is understood, with the addresses of its links. */
export interface Markup {
  blocks: Block[];
  links: string[];
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

/** What stays in the words as it is typed, though it was meant for markup: its name, and how it is found. */
const LOOSE: readonly (readonly [name: string, found: RegExp])[] = [
  [
    'loose mark ("\\" stands before one that is meant)',
    /\*\*|__|~~|\[[^\][\n]*\]?|\]|(?<![\p{L}\p{N}])`/u,
  ],
  [
    "address without words, like [see here](/contact)",
    /(?<!@)\b(?:https?:\/\/|www\.[\w-]+\.\w)\S*[^\s.,;:!?)'"]/,
  ],
];

/** Reads a text with paragraphs, lists, emphasis and links (a part of CommonMark). */
export function readMarkup(text: string): Markup {
  const markup: Markup = { blocks: [], links: [], refused: [] };
  const refuse = (name: string, written: string) => markup.refused.push({ name, written });
  const [bullet] = /^[ \t]*[•·▪◦‣●○][ \t]/m.exec(text) ?? [];
  if (bullet) refuse('bullet (a list\'s lines begin with "- ")', bullet.trim());
  const lists: Block[] = [];
  for (const token of markdown.parse(text, {})) {
    const { type, markup: mark, content, children } = token;
    const element = LISTS[type];
    const list = lists.at(-1);
    if (element) {
      if (list) refuse("list in a list", mark);
      if (token.attrGet("start") !== null) {
        refuse('list that doesn\'t begin with 1 (write "\\." for a full stop)', mark);
      }
      const block: Block = { element, lines: [] };
      lists.push(block);
      markup.blocks.push(block);
    } else if (type === "list_item_open") {
      list?.lines.push([]);
    } else if (type === "list_item_close") {
      if (list?.lines.at(-1)?.length === 0) refuse("entry without words", mark);
    } else if (/_list_close$/.test(type)) {
      lists.pop();
    } else if (type === "inline") {
      const runs = readLine(children ?? [], markup);
      if (!list) markup.blocks.push({ element: "p", lines: [runs] });
      else if (list.lines.at(-1)?.push(...runs) !== runs.length)
        refuse("second paragraph of an entry", content);
    } else if (!/^paragraph_|_close$/.test(type)) {
      refuse(NAMES[type] ?? type, mark || content);
    }
  }
  return markup;
}

/** The runs of a line; its links, and what it may not have, are added to the markup. */
function readLine(tokens: readonly Token[], { links, refused }: Markup): Run[] {
  const runs: Run[] = [];
  let look: Run["look"];
  let href: string | undefined;
  const refuse = (name: string, written: string) => refused.push({ name, written });
  const write = (words: string) => {
    const last = runs.at(-1);
    if (last && last.look === look && last.href === href) last.text += words;
    else if (words !== "") {
      runs.push({ text: words, ...(look && { look }), ...(href !== undefined && { href }) });
    }
  };

  for (const { type, content, info, markup: mark, ...token } of tokens) {
    if (type === "text") {
      for (const [name, pattern] of LOOSE) {
        const [found] = pattern.exec(content) ?? [];
        if (found && href === undefined) refuse(name, found);
      }
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
      links.push(href);
      if (info === "auto") refuse("address without words, like [see here](/contact)", href);
      if ((token.attrs?.length ?? 0) > 1) refuse("title of a link", '"');
    } else if (type === "link_close") {
      if (runs.at(-1)?.href !== href) refuse("link without words", "[](");
      href = undefined;
    } else {
      refuse(NAMES[type] ?? type, mark || content);
      write(content);
    }
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
