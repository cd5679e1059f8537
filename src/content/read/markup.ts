import MarkdownIt, { type Token } from "markdown-it";

/** The HTML elements for emphasis. */
export const LOOKS = ["strong", "em"] as const;

/** A part of a line that has the same emphasis and link throughout. */
export interface Run {
  text: string;
  look?: (typeof LOOKS)[number];
  href?: string;
}

/** The HTML elements for paragraphs, bulleted lists and numbered lists. */
export const BLOCKS = ["p", "ul", "ol"] as const;

/** A paragraph, which has one line, or a list, which has one line per entry. */
export interface Block {
  element: (typeof BLOCKS)[number];
  lines: Run[][];
}

/** Unsupported markup: its name, and how it appears in the text. */
export interface Refused {
  name: string;
  written: string;
}

/** The parsed markup in a field's text, with its link targets. */
export interface Markup {
  blocks: Block[];
  links: string[];
  refused: Refused[];
}

/**
 * Parses all of CommonMark in order to find unsupported markup too. Link definitions are disabled because
 * they would be invisible. Link targets aren't normalized, because the content check reads them as written.
 */
const markdown = new MarkdownIt("commonmark");
markdown.block.ruler.disable("reference");
markdown.core.ruler.disable("text_join");
markdown.validateLink = () => true;
markdown.normalizeLink = (address) => address;

/** The names of unsupported markup, by markdown-it token type. */
const NAMES: Readonly<Record<string, string>> = {
  blockquote_open: "a block quote",
  code_block: "a line indented by four spaces",
  code_inline: "code",
  fence: "code",
  heading_open: "a heading",
  hr: "a horizontal line",
  html_block: "HTML",
  html_inline: "HTML",
  image: "an image",
  text_special: "HTML",
};

const LISTS: Readonly<Record<string, Block["element"]>> = {
  bullet_list_open: "ul",
  ordered_list_open: "ol",
};

/** Patterns for characters in plain text that were probably intended as markup, with their names. */
const STRAY: readonly (readonly [name: string, found: RegExp])[] = [
  [
    'a stray markup character (put "\\" before it to show it)',
    /\*\*|__|~~|\[[^\][\n]*\]?|\]|(?<![\p{L}\p{N}])`/u,
  ],
  [
    "a bare URL (write it like [see here](/contact))",
    /(?<!@)\b(?:https?:\/\/|www\.[\w-]+\.\w)\S*[^\s.,;:!?)'"]/,
  ],
];

/** Parses text with paragraphs, lists, emphasis and links (a subset of CommonMark). */
export function readMarkup(text: string): Markup {
  const markup: Markup = { blocks: [], links: [], refused: [] };
  const refuse = (name: string, written: string) => markup.refused.push({ name, written });
  const [bullet] = /^[ \t]*[•·▪◦‣●○][ \t]/m.exec(text) ?? [];
  if (bullet) refuse('a bullet character (start list items with "- ")', bullet.trim());
  const lists: Block[] = [];
  for (const token of markdown.parse(text, {})) {
    const { type, markup: mark, content, children } = token;
    const element = LISTS[type];
    const list = lists.at(-1);
    if (element) {
      if (list) refuse("a nested list", mark);
      if (token.attrGet("start") !== null) {
        refuse('a list that doesn\'t start with 1 (write "\\." for a period)', mark);
      }
      const block: Block = { element, lines: [] };
      lists.push(block);
      markup.blocks.push(block);
    } else if (type === "list_item_open") {
      list?.lines.push([]);
    } else if (type === "list_item_close") {
      if (list?.lines.at(-1)?.length === 0) refuse("an empty item", mark);
    } else if (/_list_close$/.test(type)) {
      lists.pop();
    } else if (type === "inline") {
      const runs = readLine(children ?? [], markup);
      if (!list) markup.blocks.push({ element: "p", lines: [runs] });
      else if (list.lines.at(-1)?.push(...runs) !== runs.length)
        refuse("a second paragraph in a list item", content);
    } else if (!/^paragraph_|_close$/.test(type)) {
      refuse(NAMES[type] ?? type, mark || content);
    }
  }
  return markup;
}

/** Returns a line's runs, and adds its links and unsupported markup to the given markup. */
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
      for (const [name, pattern] of STRAY) {
        const [found] = pattern.exec(content) ?? [];
        if (found && href === undefined) refuse(name, found);
      }
      write(content);
    } else if (type === "softbreak" || type === "hardbreak") {
      write(" ");
    } else if (type === "text_special" && info === "escape") {
      write(content);
    } else if (type === "strong_open" || type === "em_open") {
      if (look || href !== undefined) refuse("nested formatting", mark);
      look = type === "em_open" ? "em" : "strong";
    } else if (type === "strong_close" || type === "em_close") {
      look = undefined;
    } else if (type === "link_open") {
      href = String(token.attrs?.find(([name]) => name === "href")?.[1]);
      links.push(href);
      if (info === "auto") refuse("a bare URL (write it like [see here](/contact))", href);
      if ((token.attrs?.length ?? 0) > 1) refuse("a link title", '"');
    } else if (type === "link_close") {
      if (runs.at(-1)?.href !== href) refuse("a link without text", "[](");
      href = undefined;
    } else {
      refuse(NAMES[type] ?? type, mark || content);
      write(content);
    }
  }
  return runs;
}

/**
 * Parses several strings and returns all of their paragraphs and lists in order.
 *
 * @param write converts the text of each run, for example by filling in figures
 */
export function blocksOf(texts: readonly string[], write: (words: string) => string): Block[] {
  return texts.flatMap((text) =>
    readMarkup(text).blocks.map(({ element, lines }) => ({
      element,
      lines: lines.map((runs) => runs.map((run) => ({ ...run, text: write(run.text) }))),
    })),
  );
}
