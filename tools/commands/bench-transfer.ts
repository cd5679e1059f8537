import { parseArgs } from "node:util";
import type { Browser, Page } from "@playwright/test";
import { PAGES } from "../../src/routes";
import { browse, PREFETCHED, slowPhone } from "../bench/browse";
import { type Chart, keepResults } from "../bench/results";
import { fail } from "../shared/run";

/** How long a visitor looks at each half of a screen, in milliseconds. */
const READING = 600;

/** Bytes that the browser has received, headers included. */
interface Transferred {
  /** Of the page's own answer. */
  firstAnswer: number;
  script: number;
  total: number;
}

/**
 * `npm run bench:transfer [-- --keep]`: how many bytes a first visit to each page brings to a phone, as the
 * browser counts them over HTTP/1.1: the page's own answer, all that comes before the visitor scrolls, and
 * all that has come once they have scrolled to its end. Not the icon of the tab, which a browser without
 * tabs doesn't ask for. `--keep` draws the figures for docs/.
 */
async function measure(browser: Browser, url: string): Promise<void> {
  const { values: options } = parseArgs({ options: { keep: { type: "boolean" } } });
  const visits: Visit[] = [];
  for (const path of PAGES) {
    const page = await slowPhone(browser);
    const transferred = await countBytes(page);
    await page.goto(url + path);
    await page.waitForTimeout(PREFETCHED);
    const before = { ...transferred };
    await scrollToEnd(page);
    await page.waitForTimeout(PREFETCHED);
    await page.context().close();
    visits.push({ path, before, end: transferred });
    console.log(
      `${path}: first answer ${before.firstAnswer} bytes, before scrolling ${before.total}, ${before.script} of them script, at its end ${transferred.total}`,
    );
  }
  if (options.keep) keepResults("transfer", charts(visits));
}

/** What a visit to a page had transferred before it was scrolled, and at its end. */
interface Visit {
  path: string;
  before: Readonly<Transferred>;
  end: Readonly<Transferred>;
}

function charts(visits: readonly Visit[]): Chart[] {
  const chart = (
    title: string,
    series: readonly string[],
    figuresOf: (visit: Visit) => readonly number[],
  ) => ({
    title,
    unit: "bytes",
    series,
    rows: visits.map((visit) => ({ label: visit.path, values: figuresOf(visit) })),
  });
  return [
    chart("First answer", ["bytes"], ({ before }) => [before.firstAnswer]),
    chart("Script", ["bytes"], ({ before }) => [before.script]),
    chart("In all", ["before scrolling", "scrolled to the end"], ({ before, end }) => [
      before.total,
      end.total,
    ]),
  ];
}

/** What the page has transferred, which grows with each answer. */
async function countBytes(page: Page): Promise<Readonly<Transferred>> {
  const transferred: Transferred = { firstAnswer: 0, script: 0, total: 0 };
  const kinds = new Map<string, string | undefined>();
  const session = await page.context().newCDPSession(page);
  session.on("Network.requestWillBeSent", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === "Document") transferred.firstAnswer += encodedDataLength;
    if (kind === "Script") transferred.script += encodedDataLength;
    transferred.total += encodedDataLength;
  });
  await session.send("Network.enable");
  return transferred;
}

/** Scrolls on by half a screen at a time, for as long as the page goes on. */
async function scrollToEnd(page: Page): Promise<void> {
  const moved = () =>
    page.evaluate(() => {
      const { scrollY: from } = window;
      window.scrollBy({ top: innerHeight / 2, behavior: "instant" });
      return window.scrollY > from;
    });
  while (await moved()) await page.waitForTimeout(READING);
}

browse([], measure, "1.1").catch(fail);
