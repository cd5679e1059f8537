import { junitReader, type ReportMistake, type TimedSuite } from "./junit-report";
import { ReportError } from "./xml-reader";

/** So much of a file is read at once: a phone parses it within some milliseconds. */
const PIECE = 32 * 1024;
/** For so long the page may be kept from drawing and answering, in milliseconds. */
const AT_ONCE_MS = 12;

/**
 * Reads reports in pieces, so that neither their size takes memory nor their reading keeps the tab from
 * answering. Nothing leaves the browser.
 *
 * @param onProgress is told the share that is read, from 0 to 1, whenever the page may draw
 * @throws ReportError with a ReportMistake, or "unreadable" for a file that the browser can't read
 */
export async function readReports(
  reports: readonly Blob[],
  onProgress: (share: number) => void,
): Promise<TimedSuite> {
  const reader = junitReader();
  const size = reports.reduce((sum, report) => sum + report.size, 0);
  let read = 0;
  let since = performance.now();
  for (const report of reports) {
    let decoder: TextDecoder | undefined;
    for (let at = 0; at < report.size; at += PIECE) {
      const bytes = await bytesOf(report.slice(at, at + PIECE));
      decoder ??= new TextDecoder(encodingOf(bytes));
      reader.write(decoder.decode(bytes, { stream: true }));
      read += bytes.length;
      if (performance.now() - since < AT_ONCE_MS) continue;
      onProgress(read / size);
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    }
    reader.endReport();
  }
  return reader.suite();
}

async function bytesOf(part: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await part.arrayBuffer());
  } catch {
    // A folder, or a file that has changed or gone meanwhile.
    throw new ReportError<ReportMistake | "unreadable">("unreadable");
  }
}

/** Some programs of Windows write UTF-16, and say so in the first two bytes. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}
