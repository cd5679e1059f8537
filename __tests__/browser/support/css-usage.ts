import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { settled } from "./test";

export interface CssUsage {
  /** All CSS of the page, in bytes after gzip. */
  compressed: number;
  /** The share of the style rules that nothing on the page ever needed, from 0 to 1. */
  unused: number;
}

const MEDIA = [
  { colorScheme: "light" },
  { colorScheme: "dark" },
  { media: "print" },
  { media: "screen", forcedColors: "active" },
  { forcedColors: "none", reducedMotion: "reduce" },
] as const;

const WIDTHS = [390, 768, 1440];

/** What pointer and keyboard do to an element. */
const STATES = ["hover", "active", "focus", "focus-visible", "focus-within"];

/**
 * Loads a page and finds the CSS that it uses at three widths, in both schemes, printed, in forced
 * colours, with reduced motion and under pointer and keyboard, as one union.
 */
export async function cssUsage(page: Page, path: string): Promise<CssUsage> {
  await page.coverage.startCSSCoverage();
  await page.goto(path, { waitUntil: "networkidle" });
  for (const media of MEDIA) {
    await page.emulateMedia(media);
    await atEachWidth(page);
  }
  await forceStates(page);
  await atEachWidth(page);
  const sheets = await page.coverage.stopCSSCoverage();

  let total = 0;
  let used = 0;
  for (const { text = "", ranges } of sheets) {
    const isUsed = new Uint8Array(text.length);
    for (const { start, end } of ranges) isUsed.fill(1, start, end);
    const isRule = styleRules(text);
    for (let at = 0; at < text.length; at++) {
      if (isRule[at] === 0) continue;
      total += 1;
      used += isUsed[at] ?? 0;
    }
  }
  const compressed = gzipSync(sheets.map(({ text }) => text).join("")).length;
  return { compressed, unused: 1 - used / total };
}

async function atEachWidth(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
  }
}

/** Puts every element into all states at once. */
async function forceStates(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: -1 });
  const nodes = [root];
  for (const { children = [] } of nodes) nodes.push(...children);
  const elements = nodes.filter(({ nodeType }) => nodeType === 1);
  // All asked for at once: one after the other they took half a minute on a busy machine.
  await Promise.all(
    elements.map(({ nodeId }) =>
      session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: STATES }),
    ),
  );
}

/** Where the style rules are: the browser says nothing about the use of what else there is. */
function styleRules(text: string): Uint8Array {
  const isRule = new Uint8Array(text.length).fill(1);
  const others = [
    /@font-face\s*\{[^}]*\}/g,
    /@keyframes [^{]+\{(?:[^{}]*\{[^}]*\})*\}/g,
    /@(?:media|supports|container|layer)[^{]*\{/g,
    /(?<=\})\}+/g,
  ];
  for (const pattern of others) {
    for (const { 0: match, index } of text.matchAll(pattern)) {
      isRule.fill(0, index, index + match.length);
    }
  }
  return isRule;
}
