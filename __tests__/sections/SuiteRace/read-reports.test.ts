import { readReports } from "../../../src/sections/SuiteRace/read-reports";

const report = (tests: number) =>
  `<testsuites><testsuite name="größte">${'<testcase name="t" time="0.5"/>'.repeat(tests)}</testsuite></testsuites>`;
const read = (...parts: BlobPart[][]) =>
  readReports(
    parts.map((part) => new Blob(part)),
    () => {},
  );

test("a report may be split inside a multi-byte character", async () => {
  const padding = Array.from({ length: 4 }, (_, index) => " ".repeat(32 * 1024 - 30 + index));
  for (const spaces of padding) {
    expect(await read([spaces, report(3)])).toEqual({
      files: [{ name: "größte", seconds: 1.5 }],
      tests: 3,
      untimed: 0,
    });
  }
});

test.each([
  ["UTF-16 from Windows", "utf16le", [0xff, 0xfe]],
  ["UTF-8 with a byte order mark", "utf8", [0xef, 0xbb, 0xbf]],
] as const)("%s is read", async (_name, encoding, mark) => {
  const { files } = await read([new Uint8Array(mark), Buffer.from(report(2), encoding)]);
  expect(files).toEqual([{ name: "größte", seconds: 1 }]);
});

test("while a report is being read, the page stays responsive and progress is reported", async () => {
  const shares: number[] = [];
  let answered = 0;
  const timer = setInterval(() => {
    answered += 1;
  });
  await readReports([new Blob([report(60_000)])], (share) => shares.push(share));
  clearInterval(timer);
  expect(answered).toBeGreaterThanOrEqual(shares.length);
  expect(shares.length).toBeGreaterThan(2);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBeLessThanOrEqual(1);
});

test("a file that the browser can't read is reported as unreadable", async () => {
  const gone = new Blob([report(1)]);
  Object.assign(gone, { slice: () => ({ arrayBuffer: () => Promise.reject(new Error("gone")) }) });
  await expect(readReports([gone], () => {})).rejects.toMatchObject({ code: "unreadable" });
});

test("a truncated report is an error even if another report follows", async () => {
  await expect(read([report(1).slice(0, -5)], [report(1)])).rejects.toMatchObject({
    code: "cutOff",
  });
});
