import { SaxesParser } from "saxes";

/** Why a report can't be used. */
export type ReportMistake = keyof Queries.RaceWordsFragment["mistakes"];

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
  let hasElements = false;
  parser.on("opentagstart", () => {
    hasElements = true;
  });
  parser.on("opentag", ({ name, attributes }) => events.open(localName(name), attributes));
  parser.on("closetag", ({ name }) => events.close(localName(name)));
  parser.on("error", ({ message }) => {
    if (IN_STRUCTURE.test(message)) fail(hasElements ? "broken" : "notXml");
  });

  return {
    write(piece) {
      // The parser would keep a whole comment or CDATA section, which may be as long as the report.
      const whole = (rest + piece).replace(SECTION, "");
      const begun = BEGUN_SECTION.exec(whole)?.[0] ?? "";
      rest = begun.replace(ALL_BUT_ITS_END, "$1");
      parser.write(whole.slice(0, whole.length - begun.length));
    },
    end() {
      parser.write(rest);
      if (!hasElements) fail("notXml");
      parser.on("error", () => fail("cutOff"));
      parser.close();
    },
  };
}

/** The name without a namespace's prefix, whatever the prefix is. */
const localName = (name: string) => name.slice(name.indexOf(":") + 1);
