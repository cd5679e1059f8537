import { SaxesParser } from "saxes";

/** Why a report can't be used. data/race.yaml has a message for each. */
export type ReportMistake =
  | "notXml"
  | "html"
  | "otherXml"
  | "doctype"
  | "broken"
  | "tooDeep"
  | "cutOff"
  | "noTests"
  | "noTimes"
  | "unreadable"
  | "same";

export class ReportError extends Error {
  constructor(readonly code: ReportMistake) {
    super(code);
  }
}

export const fail: (code: ReportMistake) => never = (code) => {
  throw new ReportError(code);
};

interface XmlEvents {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
}

/** No real report is nested more deeply. */
const MAX_DEPTH = 200;

/**
 * Other errors, such as a control character in a log, are in text and can't change a time. Test runners write
 * such text, and reports that were joined have several XML declarations.
 */
const IN_STRUCTURE = /tag|attribute|syntax|unexpected end/;

const SECTION = /<!--.*?-->|<!\[CDATA\[.*?\]\]>/gs;
/** Matches text that is or may become a section that hasn't ended yet. */
const BEGUN_SECTION = /<(?:!(?:-(?:-.*)?|\[.*)?)?$/s;
const ALL_BUT_ITS_END = /^(<!--|<!\[CDATA\[).*(?=..$)/s;

/**
 * Creates a reader for the elements of XML that arrives in pieces, and that may consist of several documents
 * in a row. We don't use DOMParser, because Trusted Types block it and it needs the whole file at once.
 *
 * @throws ReportError from `write` and `end`
 */
export function xmlReader(events: XmlEvents): { write(piece: string): void; end(): void } {
  const parser = new SaxesParser({ fragment: true, xmlns: false } as const);
  /** The end of the previous piece, from the start of a section. */
  let rest = "";
  let depth = 0;
  let isBegun = false;
  let hasElements = false;

  const failAtText = (text: string) => {
    if (text.trim()) fail(hasElements ? "broken" : "notXml");
  };
  parser.on("text", failAtText);
  parser.on("doctype", (text) => {
    if (text.includes("<!ENTITY")) fail("doctype");
  });
  parser.on("opentag", ({ name, attributes }) => {
    // Without a handler, the parser doesn't keep text.
    parser.off("text");
    hasElements = true;
    depth += 1;
    if (name === "html") fail("html");
    if (depth > MAX_DEPTH) fail("tooDeep");
    events.open(name, attributes);
  });
  parser.on("closetag", ({ name }) => {
    events.close(name);
    depth -= 1;
    if (depth === 0) parser.on("text", failAtText);
  });
  parser.on("error", ({ message }) => {
    if (IN_STRUCTURE.test(message)) fail("broken");
  });

  return {
    write(piece) {
      // The parser would keep a whole comment or CDATA section, which may be as long as the report.
      const whole = (rest + piece).replace(SECTION, "");
      const begun = BEGUN_SECTION.exec(whole)?.[0] ?? "";
      rest = begun.replace(ALL_BUT_ITS_END, "$1");
      const complete = whole.slice(0, whole.length - begun.length);
      const text = isBegun ? complete : complete.trimStart();
      if (!isBegun && text !== "" && !text.startsWith("<")) fail("notXml");
      if (!isBegun && /^<!doctype html/i.test(text)) fail("html");
      isBegun ||= text !== "";
      parser.write(text);
    },
    end() {
      if (!isBegun && rest === "") fail("notXml");
      parser.write(rest);
      parser.on("error", () => fail("cutOff"));
      parser.close();
    },
  };
}
