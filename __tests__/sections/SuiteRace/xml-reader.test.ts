import fc from "fast-check";
import { xmlReader } from "../../../src/sections/SuiteRace/xml-reader";

/** Reads a document in chunks of the given size, and returns the events. */
function eventsOf(document: string, size = document.length || 1): unknown[] {
  const events: unknown[] = [];
  const reader = xmlReader({
    open: (name, attributes) => void events.push([name, Object.fromEntries(attributes)]),
    close: (name) => void events.push(name),
  });
  for (let at = 0; at < document.length; at += size) reader.write(document.slice(at, at + size));
  reader.end();
  return events;
}

const DOCUMENT = `\uFEFF<?xml version="1.0"?>
<!-- <a> "quoted -- > --><a b = "1 > 0 &amp; &#x41;&#66; &lt;c&gt; &unknown;" c='it "is"'>
text &amp; <![CDATA[ </a> ]] ]]]><d/><d e=""
/></a
> `;
const EVENTS = [
  ["a", { b: "1 > 0 & AB <c> &unknown;", c: 'it "is"' }],
  ["d", {}],
  "d",
  ["d", { e: "" }],
  "d",
  "a",
];

test("elements and attributes are read, and comments, text and CDATA are skipped", () => {
  expect(eventsOf(DOCUMENT)).toEqual(EVENTS);
});

test("a document may be split anywhere", () => {
  for (let size = 1; size < DOCUMENT.length; size++) {
    expect(eventsOf(DOCUMENT, size)).toEqual(EVENTS);
  }
});

test("several documents may follow one another, as in concatenated reports", () => {
  expect(eventsOf("<?xml version='1.0'?><a/>\n<?xml version='1.0'?><b/>")).toHaveLength(4);
});

const LAUGHS = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "${"&lol;".repeat(10)}">]><lolz>&lol2;</lolz>`;

test.each([
  ["notXml", ""],
  ["notXml", '{"tests": 412}'],
  ["notXml", "PK\u0003\u0004<a/>"],
  ["html", "<!doctype html><html><p>unclosed</html>"],
  ["doctype", LAUGHS],
  ["doctype", '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>'],
  ["broken", "<a><b></a></b>"],
  ["broken", "<a></a></a>"],
  ["broken", "<a b></a>"],
  ["broken", "<a b=1></a>"],
  ["broken", '<a "b"></a>'],
  ["broken", "<a> 1 < 2 </a>"],
  ["broken", "<a/> and more"],
  ["broken", `<a ${"b".repeat(5000)}="1"/>`],
  ["broken", `</${"a".repeat(5000)}`],
  ["broken", `<a ${Array.from({ length: 101 }, (_, index) => `b${index}="1"`).join(" ")}/>`],
  ["tooDeep", "<a>".repeat(201)],
  ["cutOff", "<a>"],
  ["cutOff", '<a b="1'],
  ["cutOff", "<a><!-- "],
  ["cutOff", "<a><![CDATA["],
  ["cutOff", "<"],
])("%s is the error for: %.60s", (code, document) => {
  expect(() => eventsOf(document)).toThrow(expect.objectContaining({ code }));
});

test("huge attributes are truncated, and huge attributes and text use little memory and time", () => {
  const huge = "x".repeat(1 << 20);
  const opened: number[] = [];
  const reader = xmlReader({
    open: (_name, attributes) => void opened.push(attributes.get("b")?.length ?? -1),
    close: () => {},
  });
  const since = performance.now();
  for (const [begin, end] of [
    ['<a b="', '">'],
    ["<a>", ""],
    ["<![CDATA[", "]]>"],
    ["<!--", "-->"],
  ]) {
    reader.write(begin ?? "");
    for (let piece = 0; piece < 50; piece++) reader.write(huge);
    reader.write(end ?? "");
  }
  reader.write("</a></a>");
  reader.end();
  expect(opened).toEqual([4096, -1]);
  expect(performance.now() - since).toBeLessThan(5_000);
});

test("any input results in events or a known error", () => {
  const parts = fc.constantFrom(
    "<",
    ">",
    "/",
    "a",
    "<a",
    "</a>",
    '"',
    "'",
    "=",
    "<!--",
    "-->",
    "<![CDATA[",
    "]]>",
    "&#99999999;",
    " ",
    "?",
    "!",
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 40 }), fc.integer({ min: 1, max: 9 }), (all, size) => {
      let outcome: unknown;
      try {
        outcome = eventsOf(all.join(""), size);
      } catch (error) {
        outcome = error;
      }
      expect(outcome).toEqual(
        outcome instanceof Error
          ? expect.objectContaining({
              code: expect.stringMatching(/^(notXml|html|doctype|broken|cutOff)$/),
            })
          : expect.any(Array),
      );
    }),
  );
});
