import { junitReader, type ReportMistake, type TimedSuite } from "./junit-report";
import { ReportError } from "./xml-reader";

/** The number of bytes to read at a time. A phone can parse this many bytes within a few milliseconds. */
const CHUNK_SIZE = 32 * 1024;
/** How long reading may block the main thread, in milliseconds. */
const MAX_BLOCKING_MS = 12;

/**
 * Reads reports in pieces so that large reports don't exhaust memory or block the tab. No data leaves the
 * browser.
 *
 * @param onProgress Called before each pause, with the fraction that has been read, from 0 to 1.
 * @throws ReportError with a ReportMistake, or with "unreadable" if the browser can't read a file.
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
    for (let at = 0; at < report.size; at += CHUNK_SIZE) {
      const bytes = await bytesOf(report.slice(at, at + CHUNK_SIZE));
      decoder ??= new TextDecoder(encodingOf(bytes));
      reader.write(decoder.decode(bytes, { stream: true }));
      read += bytes.length;
      if (performance.now() - since < MAX_BLOCKING_MS) continue;
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
    // The file is actually a folder, or it was changed or deleted after the visitor chose it.
    throw new ReportError<ReportMistake | "unreadable">("unreadable");
  }
}

/** Detects UTF-16 by its byte order mark. Some Windows programs write reports in UTF-16. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}
