import { junitReader, type ReportMistake, type TimedSuite } from "./junit-report";
import { ReportError } from "./xml-reader";

/** The bytes to read at once: a phone parses them within a few milliseconds. */
const CHUNK_SIZE = 32 * 1024;
/** How long reading may block the page, in milliseconds. */
const MAX_BLOCKING_MS = 12;

/**
 * Reads reports in pieces, so that large ones neither fill memory nor block the tab. Nothing leaves the browser.
 *
 * @param onProgress called before each pause with the share that has been read, from 0 to 1
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
    // A folder, or a file that was changed or deleted in the meantime.
    throw new ReportError<ReportMistake | "unreadable">("unreadable");
  }
}

/** Detects UTF-16, which some Windows programs write, by its byte order mark. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}
