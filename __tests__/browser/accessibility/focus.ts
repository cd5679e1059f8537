import type { CDPSession, Page } from "@playwright/test";
import { settled } from "../support/test";

/** The focused element, with its name and description as screen readers announce them. */
export interface Focus {
  role: string;
  name: string;
  description: string;
  hidden: string[];
}

const NO_FOCUS = "nothing has the focus";

/** From 1280 px wide windows at 400% and 200% zoom to phones held upright and sideways, in CSS pixels. */
export const WINDOWS = [
  { width: 320, height: 256 },
  { width: 640, height: 180 },
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Each page reuses one session, because creating sessions is slow. */
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

export async function focusOf(page: Page): Promise<Focus> {
  await settled(page);
  const session = await sessionOf(page);
  const { result } = await session.send("Runtime.evaluate", {
    expression: "document.activeElement",
  });
  const { nodes } = await session.send("Accessibility.getPartialAXTree", {
    objectId: result.objectId ?? "",
    fetchRelatives: false,
  });
  const [node] = nodes;
  const say = (value: { value?: unknown } | undefined) => String(value?.value ?? "").trim();
  const name = say(node?.name).replace(/\s+/g, " ");
  const hidden = await page.evaluate(whatHidesTheFocus);
  return {
    role: say(node?.role),
    name,
    description: say(node?.description).replace(/\s+/g, " "),
    hidden,
  };
}

/** Presses Tab until the focus leaves the page or `isEnd` holds, and returns the stops whose focus isn't visible. */
export async function walkStops(page: Page, isEnd = async () => false) {
  const wrong: string[] = [];
  for (let stops = 0; stops < 150; stops += 1) {
    await page.keyboard.press("Tab");
    await settled(page);
    const hidden = await page.evaluate(whatHidesTheFocus);
    if (hidden[0] === NO_FOCUS || (await isEnd())) return { stops, wrong };
    if (hidden.length > 0) {
      const { role, name } = await focusOf(page);
      wrong.push(`${role} ${name}: ${hidden.join(", ")}`);
    }
  }
  throw new Error("The focus doesn't leave the page");
}

export async function press(page: Page, key: string): Promise<Focus> {
  await page.keyboard.press(key);
  return focusOf(page);
}

/** Why focus isn't visible (WCAG 2.2, 2.4.7, 2.4.12 and 2.4.13), except on `main`. Runs in the browser. */
function whatHidesTheFocus(): string[] {
  const element = document.activeElement;
  if (!element || element === document.body) return ["nothing has the focus"];
  if (element.localName === "main") return [];

  const hidden: string[] = [];
  const box = element.getBoundingClientRect();
  const { left, right, width, height } = box;
  // Of an element that is taller than the viewport, only a part can be visible.
  const isTall = height > innerHeight;
  const top = isTall ? Math.max(box.top, innerHeight / 2) : box.top;
  const bottom = isTall ? Math.min(box.bottom, innerHeight) : box.bottom;
  if (width === 0 || height === 0) hidden.push("it has no size");
  // When a textarea receives focus, browsers scroll only far enough to show the line with the caret.
  const isBelow = Math.min(bottom, top + 36) > innerHeight;
  if (top < -1 || isBelow || left < -1 || right > document.documentElement.clientWidth + 1) {
    hidden.push(`it isn't in the viewport: ${left} ${top} ${right} ${bottom}`);
  }
  const inset = 3;
  for (const [x, y] of [
    [left + inset, top + inset],
    [right - inset, top + inset],
    [(left + right) / 2, Math.min((top + bottom) / 2, innerHeight - inset)],
  ] as const) {
    const above = document.elementFromPoint(x, y);
    const isOwn = above && (element.contains(above) || above.contains(element));
    const isItsLabel = above?.closest("label")?.contains(element);
    if (!isOwn && !isItsLabel) hidden.push(`${above?.outerHTML.slice(0, 80)} covers it`);
  }

  // If a radio button is visually hidden, its label has the focus outline.
  const shown = [element.closest("label"), element].find(
    (candidate) => candidate && getComputedStyle(candidate).outlineStyle !== "none",
  );
  if (!shown) return [...hidden, "it has no outline"];
  const { outlineWidth, outlineColor, outlineOffset } = getComputedStyle(shown);
  if (Number.parseFloat(outlineWidth) < 2) hidden.push(`its outline is ${outlineWidth} wide`);
  // An offset outline has the parent element's background on both sides.
  const inside = Number.parseFloat(outlineOffset) >= 2 ? shown.parentElement : shown;
  for (const neighbor of [inside, shown.parentElement]) {
    const background = backgroundOf(neighbor);
    const ratio = contrast(color(outlineColor), background);
    if (ratio < 3)
      hidden.push(`its outline has a contrast of ${ratio.toFixed(2)}:1 against ${background}`);
  }
  return hidden;

  function backgroundOf(start: Element | null): number[] {
    for (let at = start; at; at = at.parentElement) {
      const found = color(getComputedStyle(at).backgroundColor);
      if ((found[3] ?? 1) > 0.99) return found;
      // The header's background color is set on a pseudo-element.
      const before = color(getComputedStyle(at, "::before").backgroundColor);
      if (at.localName === "header" && (before[3] ?? 1) > 0.99) return before;
    }
    return [255, 255, 255];
  }

  function color(css: string): number[] {
    return (css.match(/[\d.]+/g) ?? []).map(Number);
  }

  function contrast(one: number[], other: number[]): number {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  }

  function luminance([red = 0, green = 0, blue = 0]: number[]): number {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }
}
