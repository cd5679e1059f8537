import fc from "fast-check";
import { xmlReader } from "../../src/test-reports/xml-reader";

/** Reads XML in pieces of the given size, and returns the events. */
function eventsOf(xml: string, size = xml.length || 1): unknown[] {
  const events: unknown[] = [];
  const reader = xmlReader({
    open: (name, attributes) => void events.push([name, { ...attributes }]),
    close: (name) => void events.push(name),
  });
  for (let at = 0; at < xml.length; at += size) reader.write(xml.slice(at, at + size));
  reader.end();
  return events;
}

test("several documents may follow one another, split anywhere", () => {
  const xml = `\uFEFF
<?xml version="1.0"?>
<!DOCTYPE a><!-- <b> -->
<a b='&lt;"é😀'>1 &amp; <![CDATA[ </a> ]]><c/></a><!-- end -->
<?xml version="1.0" encoding="UTF-8"?><a>2</a >
`;
  const events = [["a", { b: '<"é😀' }], ["c", {}], "c", "a", ["a", {}], "a"];
  for (let size = 1; size <= xml.length; size++) expect(eventsOf(xml, size)).toEqual(events);
});

test("text that XML doesn't allow, such as colored logs, doesn't make a report unreadable", () => {
  const xml = '<a b="1 \u001b[31m &#27; &nbsp;">\u001b[0m ]]> &#x0; &eacute;<!-- -- --></a>';
  expect(eventsOf(xml)).toEqual([["a", { b: "1 \u001b[31m &#27; &nbsp;" }], "a"]);
});

const LAUGHS = `<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "${"&lol;".repeat(10)}">]><lolz a="&lol2;">&lol2;</lolz>`;

test("entities that a document declares aren't expanded, and what is around elements is ignored", () => {
  expect(eventsOf(LAUGHS)).toEqual([["lolz", { a: "&lol2;" }], "lolz"]);
  expect(eventsOf("<a/> and more")).toEqual([["a", {}], "a"]);
});

test.each([
  ["notXml", ""],
  ["notXml", '{"tests": 412}'],
  ["notXml", "PK\u0003\u0004"],
  ["notXml", "<!-- a --> text"],
  ["notXml", "<!doctype html><html><p>unclosed</html>"],
  ["broken", "<a><b></a></b>"],
  ["broken", "<a></a></a>"],
  ["broken", "<a b></a>"],
  ["broken", "<a b=1></a>"],
  ["broken", '<a b="1" b="2"/>'],
  ["broken", "<a> 1 < 2 </a>"],
  ["cutOff", "<a>"],
  ["cutOff", '<a b="1'],
  ["cutOff", "<a><!-- "],
  ["cutOff", "<a><![CDATA["],
  ["notXml", "<"],
])("%s is the error for: %.60s", (code, document) => {
  expect(() => eventsOf(document)).toThrow(expect.objectContaining({ code }));
});

test("any input results in events or a known error", () => {
  const parts = fc.constantFrom(
    ...["<", ">", "/", "a", "<a", "</a>", '"', "'", "=", "<!--", "-->", "<![CDATA[", "]]>"],
    ...["&#99999999;", " ", "?", "!"],
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
          ? expect.objectContaining({ code: expect.stringMatching(/^(notXml|broken|cutOff)$/) })
          : expect.any(Array),
      );
    }),
  );
});
