import MarkdownIt, { type Token } from "markdown-it";
import type { ValueError } from "../value-error";

export const EMPHASES = ["strong", "em"] as const;

export interface Run {
  text: string;
  emphasis?: (typeof EMPHASES)[number];
  href?: string;
}

export const BLOCKS = ["p", "ul", "ol"] as const;

/** A paragraph with one line, or a list with one line per entry. */
export interface Block {
  element: (typeof BLOCKS)[number];
  lines: Run[][];
}

export interface Markup {
  blocks: Block[];
  links: string[];
  errors: ValueError[];
}

/**
 * Parses all of CommonMark, so that unsupported markup can be reported. Link reference definitions are
 * disabled, because they would be invisible to visitors. Link targets aren't normalized, because the content
 * check needs them as written.
 */
const markdown = new MarkdownIt("commonmark").enable("table");
markdown.block.ruler.disable("reference");
markdown.core.ruler.disable("text_join");
markdown.validateLink = () => true;
markdown.normalizeLink = (link) => link;

const NAMES: Readonly<Record<string, string>> = {
  blockquote_open: "block quotes",
  code_inline: "code",
  fence: "code",
  heading_open: "headings",
  hr: "horizontal lines",
  html_block: "HTML",
  html_inline: "HTML",
  image: "pictures",
  table_open: "tables",
  text_special: "HTML",
};

const LISTS: Readonly<Record<string, Block["element"]>> = {
  bullet_list_open: "ul",
  ordered_list_open: "ol",
};

/** Matches emphasis that Markdown doesn't recognize because of a space, and the row of a table. */
const UNFINISHED =
  /\*\*|__|~~|(?<=^|[\s("“])([*_])(?:[\p{L}\p{N}][^*_\n]*|\s[^*_\n]*[\p{L}\p{N}])\1|^[ \t]*\|.*\|[ \t]*$/mu;

/** Matches characters in text with markup that were probably intended as markup. */
const STRAY = new RegExp(`${UNFINISHED.source}|\\[[^\\][\\n]*\\]?|\\]|(?<![\\p{L}\\p{N}])\``, "mu");

/** Matches HTML in text without markup, but not a placeholder such as `<name>`. */
const HTML =
  /<(?:\/[a-z][^<>]*|!--[^>]*|[a-z][^<>]*(?:=[^<>]*|\/)|(?:a|b|br|div|em|font|h\d|hr|i|img|li|p|small|span|strong|sub|sup|u|ul)\b[^<>]*)>/i;

/** Returns the first part of a text that Markdown or HTML would hide, but that visitors would see. */
export function firstMark(text: string): string | undefined {
  const [found] = HTML.exec(text) ?? UNFINISHED.exec(text) ?? [];
  if (found !== undefined) return found;
  const blocks = markdown.parse(text, {});
  const tokens = blocks.flatMap((token) => token.children ?? [token]);
  const mark = tokens.find(({ type, content, markup }, index) => {
    // Values such as "> 99.9%" and "-" are shown as written, and so is a backslash in front of a letter.
    if (/^>\s?\d|^\W$/.test(text) || (type === "text_special" && content === markup)) return false;
    if (type === "em_open") return !/\w$/.test(tokens[index - 1]?.content ?? "");
    // A title may start with a number, as in "1. Write tests".
    if (type === "ordered_list_open")
      return blocks.filter((block) => block.type === "list_item_open").length > 1;
    return !/^(?:paragraph_.*|text|softbreak|code_block|html_.*|list_item_open|.*_close)$/.test(
      type,
    );
  });
  if (mark?.markup === "autolink") return "<";
  if (/^(?:link_open|image)$/.test(mark?.type ?? "")) return "](";
  return mark && (mark.markup || firstLine(mark.content || text));
}

/** Matches a bullet that Markdown doesn't recognize, or a symbol at the start of two lines in a row. */
const BULLET =
  /^[ \t]*(?:([•·▪◦‣●○])[ \t]|(-(?=\S)|[^\p{L}\p{N}\s"'“‘„«([{*_\\|>#-]).*\n[ \t]*\2)/mu;

const BARE_URL = /(?<!@)\b(?:https?:\/\/|www\.[\w-]+\.\w)\S*[^\s.,;:!?)'"]/;

const unsupported = (names: string, excerpt: string): ValueError => ({
  message: `this text can't contain ${names}, only paragraphs, lists, **bold**, *italics* and [links](/contact); remove "${firstLine(excerpt)}"`,
  excerpt: firstLine(excerpt),
});

const unlinked = (url: string): ValueError => ({
  message: `visitors won't be able to click "${url}"; turn it into a link, like [see here](https://example.com)`,
  excerpt: url,
});

const firstLine = (text: string) => text.trim().split("\n", 1).join("");

export function readMarkup(text: string): Markup {
  const markup: Markup = { blocks: [], links: [], errors: [] };
  const report = (message: string, excerpt: string) => markup.errors.push({ message, excerpt });
  const [, single, repeated] = BULLET.exec(text) ?? [];
  const bullet = single ?? repeated;
  if (bullet) report(`"${bullet}" doesn't start a list item; use "- " instead`, bullet);
  const lists: Block[] = [];
  for (const token of markdown.parse(text, {})) {
    const { type, markup: mark, content, children } = token;
    const element = LISTS[type];
    const list = lists.at(-1);
    if (element) {
      if (list) report("lists can't contain other lists; use a single list", mark);
      if (token.attrGet("start") !== null) {
        const message = `a number followed by "${mark}" starts a list here, and lists must start with 1; if this isn't a list, put "\\" before the "${mark}"`;
        report(message, mark);
      }
      const block: Block = { element, lines: [] };
      lists.push(block);
      markup.blocks.push(block);
    } else if (type === "list_item_open") {
      list?.lines.push([]);
    } else if (type === "list_item_close") {
      if (list?.lines.at(-1)?.length === 0)
        report("this list item is empty; add text or remove it", mark);
    } else if (/_list_close$/.test(type)) {
      lists.pop();
    } else if (type === "inline") {
      const runs = readLine(children ?? [], markup);
      if (!list) markup.blocks.push({ element: "p", lines: [runs] });
      else if (list.lines.at(-1)?.push(...runs) !== runs.length) {
        const message =
          "a list item can't contain a second paragraph; remove the blank line, or move the paragraph below the list without indentation";
        report(message, firstLine(content));
      }
    } else if (type === "code_block") {
      report("this line is indented too far; remove the extra spaces", firstLine(content));
    } else if (!/^paragraph_|_close$/.test(type)) {
      const [line = 0] = token.map ?? [];
      const excerpt = mark || content || firstLine(text.split("\n").slice(line).join("\n"));
      markup.errors.push(unsupported(NAMES[type] ?? type, excerpt));
    }
  }
  return markup;
}

function readLine(tokens: readonly Token[], { links, errors }: Markup): Run[] {
  const runs: Run[] = [];
  let emphasis: Run["emphasis"];
  let href: string | undefined;
  const report = (message: string, excerpt: string) => errors.push({ message, excerpt });
  const write = (text: string) => {
    const last = runs.at(-1);
    if (last && last.emphasis === emphasis && last.href === href) last.text += text;
    else if (text !== "") {
      runs.push({ text, ...(emphasis && { emphasis }), ...(href !== undefined && { href }) });
    }
  };

  for (const { type, content, info, markup: mark, ...token } of tokens) {
    if (type === "text") {
      const [stray] = STRAY.exec(content) ?? [];
      const [url] = BARE_URL.exec(content) ?? [];
      if (stray && href === undefined) {
        const message = `"${stray}" looks like unfinished formatting or an unfinished link; complete it, or put "\\" before it to show it as typed`;
        report(message, stray);
      }
      if (url && href === undefined) errors.push(unlinked(url));
      write(content);
    } else if (type === "softbreak" || type === "hardbreak") {
      write(" ");
    } else if (type === "text_special" && info === "escape") {
      write(content);
    } else if (type === "strong_open" || type === "em_open") {
      if (emphasis || href !== undefined) {
        const message = `bold text, italics and links can't contain one another; remove the inner "${mark}"`;
        report(message, mark);
      }
      emphasis = type === "em_open" ? "em" : "strong";
    } else if (type === "strong_close" || type === "em_close") {
      emphasis = undefined;
    } else if (type === "link_open") {
      href = String(token.attrs?.find(([name]) => name === "href")?.[1]);
      links.push(href);
      if (info === "auto") errors.push(unlinked(href));
      if ((token.attrs?.length ?? 0) > 1) {
        report("links can't have titles here; remove the quoted text after the link target", '"');
      }
    } else if (type === "link_close") {
      if (runs.at(-1)?.href !== href)
        report("this link has no text; add some between the brackets", "[](");
      href = undefined;
    } else {
      errors.push(unsupported(NAMES[type] ?? type, mark || content));
      write(content);
    }
  }
  return runs;
}

/** `write` converts the text of each run, for example, by filling in figures. */
export function blocksOf(texts: readonly string[], write: (text: string) => string): Block[] {
  return texts.flatMap((text) =>
    readMarkup(text).blocks.map(({ element, lines }) => ({
      element,
      lines: lines.map((runs) => runs.map((run) => ({ ...run, text: write(run.text) }))),
    })),
  );
}
