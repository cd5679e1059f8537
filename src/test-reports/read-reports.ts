import { type CountedReport, countTests } from "./counted-report";
import { repeatedReports } from "./repeated-reports";
import { type Facts, factsReader } from "./report-facts";
import { COUNTING_NOTES, type CountingNotes, type TimedSuite } from "./suite";
import type { Separator } from "./times";
import { unitsOf } from "./units";
import { fail, ReportError, type ReportMistake } from "./xml-reader";

/** The number of bytes to read at a time. A phone can parse this many bytes within a few milliseconds. */
const CHUNK_SIZE = 32 * 1024;
/** How long reading may block the main thread, in milliseconds. */
const MAX_BLOCKING_MS = 12;

export interface Unused {
  /** The name of the file, or "" if the report was pasted. */
  name: string;
  mistake: ReportMistake;
}

/**
 * Reads reports in pieces so that large reports don't exhaust memory or block the tab. No data leaves the
 * browser. The result has no suite if none of the reports can be used.
 *
 * @param onProgress Called before each pause, with the fraction that has been read, from 0 to 1.
 * @throws the signal's reason if it was aborted
 */
export async function readReports(
  reports: readonly File[],
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<{ suite: TimedSuite | undefined; unused: Unused[] }> {
  const size = reports.reduce((sum, report) => sum + report.size, 0);
  let done = 0;
  let since = performance.now();

  async function pause(at = 0): Promise<void> {
    if (performance.now() - since < MAX_BLOCKING_MS) return;
    onProgress(Math.min(1, (done + at) / size));
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    since = performance.now();
  }

  const unused: Unused[] = [];

  async function readReport(report: File, decimal?: Separator): Promise<Facts | undefined> {
    try {
      const reader = factsReader(reports.length === 1, decimal);
      let decoder: TextDecoder | undefined;
      for (let at = 0; at < report.size; at += CHUNK_SIZE) {
        const bytes = await bytesOf(report.slice(at, at + CHUNK_SIZE));
        decoder ??= decoderFor(bytes);
        reader.write(decoder.decode(bytes, { stream: true }));
        await pause(at);
      }
      return reader.end();
    } catch (error) {
      if (!(error instanceof ReportError)) throw error;
      unused.push({ name: report.name, mistake: error.code });
      return undefined;
    }
  }

  const read: { report: File; facts: Facts }[] = [];
  for (const report of reports) {
    const facts = await readReport(report);
    if (facts) read.push({ report, facts });
    done += report.size;
  }
  signal.throwIfAborted();

  const proven = new Set(read.flatMap(({ facts }) => [...facts.proven]));
  const counted: (CountedReport & { name: string })[] = [];
  for (const { report, facts } of read) {
    const [decimal, other] = facts.proven.size > 0 ? facts.proven : proven;
    // In a report that contradicts itself, readTime decides each unclear time alone.
    const isRead = other || !isMisread(facts, decimal);
    const right = isRead ? facts : await readReport(report, decimal);
    if (right) counted.push({ name: report.name, ...countTests(right) });
  }
  const repeated = await repeatedReports(counted, pause);
  const used = counted.filter((report) => !repeated.has(report));
  for (const report of counted) {
    if (repeated.has(report)) unused.push({ name: report.name, mistake: "same" });
  }
  if (!used.some(({ total }) => total > 0)) {
    if (used.length > 0) unused.push({ name: "", mistake: "noTimes" });
    return { suite: undefined, unused };
  }
  const notes: CountingNotes = { untimed: 0, timedBySuite: 0, repeating: 0, overlapping: 0 };
  let tests = 0;
  for (const report of used) {
    tests += report.tests;
    for (const note of COUNTING_NOTES) notes[note] += report.notes[note];
  }
  return { suite: { units: await unitsOf(used, pause), tests, notes }, unused };
}

/** Tells whether unclear times mean something else than readTime takes them for, given what is before decimals. */
const isMisread = ({ unclear }: Facts, decimal: Separator | undefined) =>
  decimal && (unclear.has(",") || (decimal === "," && unclear.has(".")));

async function bytesOf(part: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await part.arrayBuffer());
  } catch {
    // The file is actually a folder, or it was changed or deleted after the visitor chose it.
    fail("unreadable");
  }
}

/** Returns a decoder for a file that starts with the given bytes. The default is UTF-8. */
function decoderFor(bytes: Uint8Array): TextDecoder {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  // The byte order mark of UTF-16, or its first character, which is "<".
  if (/^(?:ÿþ|<\0)/.test(start)) return new TextDecoder("utf-16le");
  if (/^(?:þÿ|\0<)/.test(start)) return new TextDecoder("utf-16be");
  const [, declared = "utf-8"] = /^\s*<\?xml[^>]*\sencoding=["']([^"']*)/.exec(start) ?? [];
  // Some Windows programs declare UTF-16 although they write UTF-8.
  if (/^utf-?16/i.test(declared)) return new TextDecoder();
  try {
    return new TextDecoder(declared);
  } catch {
    return new TextDecoder();
  }
}
