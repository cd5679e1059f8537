/*
 * Why no library: the smallest that read XML piece by piece (saxes, sax) take 7 KB compressed, nearly all that
 * this part of the page may. And no DOMParser, which Trusted Types refuse and which needs the whole file at once.
 */

/** Why a text can't be read as XML; the words for each are in data/race.yaml. */
export type XmlMistake = "notXml" | "html" | "doctype" | "broken" | "tooDeep" | "cutOff";

/** Thrown where reading can't go on. */
export class ReportError<Code extends string = string> extends Error {
  constructor(readonly code: Code) {
    super(code);
  }
}

const fail: (code: XmlMistake) => never = (code) => {
  throw new ReportError(code);
};

interface XmlEvents {
  /** An element begins. Of an attribute longer than 4,096 characters there is the beginning. */
  open(name: string, attributes: ReadonlyMap<string, string>): void;
  /** An element ends, one without content too. */
  close(name: string): void;
}

/** What may be skipped, and what it ends with. */
const SKIPPED = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
] as const;

/** From so many characters on, what begins with "<!" is known for what it is. */
const DECIDES = "<!DOCTYPE html".length;
/** So much of an attribute is kept, and so much may stand in a tag beside its attributes. */
const LONGEST = 4096;
/** No report nests its elements, or repeats attributes, as often as that. */
const DEEPEST = 200;
const MOST_ATTRIBUTES = 100;
/** What ends the part of a tag before a value, or the tag. */
const MARK = /["'>]/g;

/**
 * Reads the elements of an XML document that comes in pieces, cut anywhere; text, comments and CDATA are skipped
 * as they come, so that memory doesn't grow with the document. Entities of its own are never expanded:
 * a document that declares any is refused. Several documents may follow one another.
 *
 * @throws ReportError with an XmlMistake, from `write` and `end`
 */
export function xmlReader(events: XmlEvents): { write(piece: string): void; end(): void } {
  /** What of the last piece is still to be read. */
  let rest = "";
  /** Where reading stands: between tags, in what is skipped up to this end, in a tag, or in a quoted value. */
  let mode: "text" | "skip" | "tag" | "value" = "text";
  let skipTo = "";
  /** Of a tag: all but its attributes; those; and the one that is being read. */
  let tag = "";
  let attributes = new Map<string, string>();
  let quote = "";
  let value = "";
  const opened: string[] = [];
  let isBegun = false;
  /** Each reads on from a place, and returns where it stopped, or undefined at the piece's end. */
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
    // Without whitespace: outside of the elements nothing else may stand.
    const isOutside = opened.length === 0;
    if (isOutside && text.slice(from, start < 0 ? undefined : start).trim())
      fail(isBegun ? "broken" : "notXml");
    if (start < 0) return undefined;
    const head = text.slice(start, start + DECIDES);
    if (head.length < 2 || (head[1] === "!" && head.length < DECIDES)) return keep(text, start);
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
    if (end < 0) return text.length - start > LONGEST ? fail("broken") : keep(text, start);
    close(text.slice(start + 2, end).trim());
    return end + 1;
  }

  function skip(text: string, from: number): number | undefined {
    const end = text.indexOf(skipTo, from);
    // Its end may be cut in two.
    if (end < 0) return keep(text, Math.max(from, text.length - skipTo.length + 1));
    mode = "text";
    return end + skipTo.length;
  }

  function readTag(text: string, from: number): number | undefined {
    MARK.lastIndex = from;
    const end = MARK.exec(text)?.index ?? text.length;
    tag += text.slice(from, Math.min(end, from + LONGEST + 1));
    if (tag.length > LONGEST) fail("broken");
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
    value += text.slice(from, Math.min(end, from + LONGEST - value.length));
    if (found < 0) return undefined;
    const name = /([^\s=]+)\s*=\s*$/.exec(tag);
    if (!name?.[1] || attributes.size === MOST_ATTRIBUTES) return fail("broken");
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
    if (opened.length > DEEPEST) fail("tooDeep");
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

/** A value with XML's own entities and characters given by number written out; what is none stays. */
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
