import { readReports } from "../../src/test-reports/read-reports";

const report = (tests: number, declaration = "") =>
  `${declaration}<testsuites><testsuite name="größte">${'<testcase name="t" time="0.5"/>'.repeat(tests)}</testsuite></testsuites>`;
const { signal } = new AbortController();
const read = (...parts: BlobPart[][]) =>
  readReports(
    parts.map((part, index) => new File(part, `${index}.xml`)),
    () => {},
    signal,
  );

test("a report may be split inside a multi-byte character", async () => {
  const padding = Array.from({ length: 4 }, (_, index) => " ".repeat(32 * 1024 - 30 + index));
  for (const spaces of padding) {
    expect(await read([spaces, report(3)])).toMatchObject({
      suite: { units: { suite: [{ name: "größte", seconds: 1.5 }] }, tests: 3 },
      unused: [],
    });
  }
});

const xml = (encoding: string) => `<?xml version="1.0" encoding='${encoding}' ?>`;

test.each([
  ["UTF-16 from Windows", "utf16le", [0xff, 0xfe], ""],
  ["UTF-16 without a byte order mark", "utf16le", [], xml("UTF-16")],
  ["UTF-8 with a byte order mark", "utf8", [0xef, 0xbb, 0xbf], xml("utf-8")],
  ["UTF-8 that claims to be UTF-16", "utf8", [], xml("utf-16")],
  ["UTF-8 that claims an unknown encoding", "utf8", [], xml("x-unknown")],
  ["ISO-8859-1", "latin1", [], xml("ISO-8859-1")],
  ["Windows-1252", "latin1", [], xml("windows-1252")],
] as const)("%s is read", async (_name, encoding, mark, declaration) => {
  const { suite } = await read([
    new Uint8Array(mark),
    Buffer.from(report(2, declaration), encoding),
  ]);
  expect(suite?.units.suite).toEqual([{ name: "größte", seconds: 1 }]);
});

test("while a report is being read, the page stays responsive and progress is reported", async () => {
  const shares: number[] = [];
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  });
  await readReports([new File([report(60_000)], "")], (share) => shares.push(share), signal);
  clearInterval(timer);
  expect(ticks).toBeGreaterThanOrEqual(shares.length);
  expect(shares.length).toBeGreaterThan(2);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBeLessThanOrEqual(1);
});

test("reading can be aborted", async () => {
  const controller = new AbortController();
  const reading = readReports(
    [new File([report(60_000)], "")],
    () => controller.abort(),
    controller.signal,
  );
  await expect(reading).rejects.toMatchObject({ name: "AbortError" });
});

test("files that can't be used are named, and the others are read", async () => {
  const gone = new File([report(1)], "gone.xml");
  Object.assign(gone, { slice: () => ({ arrayBuffer: () => Promise.reject(new Error("gone")) }) });
  const files = [
    new File([], "empty.xml"),
    new File([report(2)], "good.xml"),
    new File(["4 passed"], "log.txt"),
    new File(['<suite name="Failed suite"/>'], "testng-failed.xml"),
    new File([report(1).slice(0, -5)], "cut.xml"),
    gone,
    new File([report(2)], "good (1).xml"),
    new File(['<testsuite name="b" tests="2"><testcase name="t" time="3"/></testsuite>'], "b.xml"),
    new File(
      [
        `<testsuites>${report(2)}<testsuite name="b"><testcase name="t" time="3"/></testsuite></testsuites>`,
      ],
      "combined.xml",
    ),
  ];
  const { suite, unused } = await readReports(files, () => {}, signal);
  // The combined report counts, and its parts don't.
  expect(suite).toMatchObject({ units: { suite: [{ seconds: 1 }, { seconds: 3 }] }, tests: 3 });
  expect(unused).toEqual([
    { name: "empty.xml", mistake: "notXml" },
    { name: "log.txt", mistake: "notXml" },
    { name: "testng-failed.xml", mistake: "otherXml" },
    { name: "cut.xml", mistake: "cutOff" },
    { name: "gone.xml", mistake: "unreadable" },
    { name: "good.xml", mistake: "same" },
    { name: "good (1).xml", mistake: "same" },
    { name: "b.xml", mistake: "same" },
  ]);
});
