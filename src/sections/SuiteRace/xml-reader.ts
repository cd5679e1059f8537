/*
 * A minimal streaming XML parser. The smallest libraries (saxes and sax) would add 7 KB compressed, nearly
 * the entire budget for this section. DOMParser can't be used because Trusted Types block it and because it
 * needs the whole file at once.
 */

/** The reasons why text can't be read as XML. The message for each reason is in data/race.yaml. */
export type XmlMistake = "notXml" | "html" | "doctype" | "broken" | "tooDeep" | "cutOff";

/** Thrown when a report can't be read. */
export class ReportError<Code extends string = string> extends Error {
  constructor(readonly code: Code) {
    super(code);
  }
}

const fail: (code: XmlMistake) => never = (code) => {
  throw new ReportError(code);
};

interface XmlEvents {
  /** Called for a start tag. Attribute values are truncated to 4,096 characters. */
  open(name: string, attributes: ReadonlyMap<string, string>): void;
  /** Called for an end tag or an empty-element tag. */
  close(name: string): void;
}

/** The start and end delimiters of markup to skip. */
const SKIPPED = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
] as const;

/** The number of characters needed to identify markup that starts with "<!". */
const LOOKAHEAD = "<!DOCTYPE html".length;
/**
 * The length to which attribute values are truncated, and the maximum length of a tag without its attributes.
 */
const MAX_LENGTH = 4096;
/** Limits that no real report exceeds. */
const MAX_DEPTH = 200;
const MAX_ATTRIBUTES = 100;
/** Matches the end of a tag or the start of an attribute's value. */
const MARK = /["'>]/g;

/**
 * Creates a reader for the elements of an XML document that arrives in arbitrary pieces. The reader skips
 * text, comments and CDATA as they arrive, so memory use doesn't depend on the document's size. Documents
 * with a doctype are rejected, so custom entities never have to be expanded. The input may consist of several
 * documents in a row.
 *
 * @throws ReportError with an XmlMistake, from `write` and `end`.
 */
export function xmlReader(events: XmlEvents): { write(piece: string): void; end(): void } {
  /** The unread end of the previous piece. */
  let rest = "";
  /**
   * What the reader is reading: text between tags, markup to skip up to `skipTo`, a tag, or a quoted value.
   */
  let mode: "text" | "skip" | "tag" | "value" = "text";
  let skipTo = "";
  /** The tag being read, without its attributes. */
  let tag = "";
  let attributes = new Map<string, string>();
  let quote = "";
  let value = "";
  const opened: string[] = [];
  let isBegun = false;
  /**
   * The function for each mode. Each function reads from an index and returns the index at which it stopped,
   * or undefined if it reached the end of the piece.
   */
  const readers = { text: readText, skip, tag: readTag, value: readValue };

  function write(piece: string): void {
    const text = rest + piece;
    rest = "";
    let at = 0;
    while (at < text.length) {
      const next = readers[mode](text, at);
      if (next === undefined) return;
      at = next;
    }
  }

  function readText(text: string, from: number): number | undefined {
    const start = text.indexOf("<", from);
    // Only whitespace is allowed outside of elements.
    const isOutside = opened.length === 0;
    if (isOutside && text.slice(from, start < 0 ? undefined : start).trim())
      fail(isBegun ? "broken" : "notXml");
    if (start < 0) return undefined;
    const head = text.slice(start, start + LOOKAHEAD);
    if (head.length < 2 || (head[1] === "!" && head.length < LOOKAHEAD)) return keep(text, start);
    const skipped = SKIPPED.find(([begin]) => head.startsWith(begin));
    if (skipped) {
      mode = "skip";
      skipTo = skipped[1];
      return start + skipped[0].length;
    }
    if (head[1] === "!") return fail(/html/i.test(head) ? "html" : "doctype");
    if (head[1] !== "/") {
      mode = "tag";
      tag = "";
      attributes = new Map();
      return start + 1;
    }
    const end = text.indexOf(">", start);
    if (end < 0) return text.length - start > MAX_LENGTH ? fail("broken") : keep(text, start);
    close(text.slice(start + 2, end).trim());
    return end + 1;
  }

  function skip(text: string, from: number): number | undefined {
    const end = text.indexOf(skipTo, from);
    // The end delimiter may be split across pieces.
    if (end < 0) return keep(text, Math.max(from, text.length - skipTo.length + 1));
    mode = "text";
    return end + skipTo.length;
  }

  function readTag(text: string, from: number): number | undefined {
    MARK.lastIndex = from;
    const end = MARK.exec(text)?.index ?? text.length;
    tag += text.slice(from, Math.min(end, from + MAX_LENGTH + 1));
    if (tag.length > MAX_LENGTH) fail("broken");
    if (end === text.length) return undefined;
    quote = text[end] ?? "";
    if (quote === ">") finishTag();
    else {
      mode = "value";
      value = "";
    }
    return end + 1;
  }

  function readValue(text: string, from: number): number | undefined {
    const found = text.indexOf(quote, from);
    const end = found < 0 ? text.length : found;
    value += text.slice(from, Math.min(end, from + MAX_LENGTH - value.length));
    if (found < 0) return undefined;
    const name = /([^\s=]+)\s*=\s*$/.exec(tag);
    if (!name?.[1] || attributes.size === MAX_ATTRIBUTES) return fail("broken");
    attributes.set(name[1], decodeEntities(value));
    tag = `${tag.slice(0, name.index)} `;
    mode = "tag";
    return end + 1;
  }

  function finishTag(): void {
    const [, name, slash] = /^([^\s/<=]+)\s*(\/?)$/.exec(tag.trim()) ?? [];
    if (name === undefined) fail("broken");
    isBegun = true;
    mode = "text";
    opened.push(name);
    if (opened.length > MAX_DEPTH) fail("tooDeep");
    events.open(name, attributes);
    if (slash) close(name);
  }

  function close(name: string): void {
    if (opened.pop() !== name) fail("broken");
    events.close(name);
  }

  function keep(text: string, from: number): undefined {
    rest = text.slice(from);
  }

  function end(): void {
    if (!isBegun && mode === "text" && rest === "") fail("notXml");
    if (opened.length > 0 || mode !== "text" || rest !== "") fail("cutOff");
  }

  return { write, end };
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

/** Decodes XML's built-in entities and numeric character references. Leaves all other text unchanged. */
function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,4}));/gi,
    (all, decimal, hex, name) => {
      if (name !== undefined) return ENTITIES[name] ?? all;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : all;
    },
  );
}
