import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

const sourceOf = (file: string) => readFileSync(require.resolve(file), "utf8");

/** axe-core by Deque, accessibility-checker-engine by IBM. */
const SOURCES = [
  sourceOf("axe-core/axe.min.js"),
  sourceOf("accessibility-checker-engine/ace-window.js"),
];

/**
 * What axe can't tell and leaves to people, looked at once each: a rule and the elements. No violation is in this
 * list: there is no way to excuse one.
 */
const EXPLAINED: readonly (readonly [rule: string, where: string])[] = [
  // The navigation draws its ground in a part of its own, in the page's color; so are its words in colors that
  // axe judges elsewhere.
  ["color-contrast", "header :is(a, button, span)"],
  ["color-contrast-enhanced", "header :is(a, button, span)"],
  // Ink on an amber block of the board, 9:1; the whole picture is one sentence for screen readers.
  ["color-contrast", "[role=img] foreignObject *"],
  // The cheapest plan's row fades from one color of the palette into the page's: 7:1 on both.
  ["color-contrast", "dl :is(dt, span)"],
  // What is hidden at one width, or on paper, is judged where it is shown; the back-to-top button by
  // keyboard.test.ts.
  ["hidden-content", "*"],
];

/** Puts both judges into a page. Not as script elements, which its policy would refuse. */
export async function loadCheckers(page: Page): Promise<void> {
  for (const source of SOURCES) await page.evaluate(source);
}

/**
 * What both judges find on a page that they were called to, with every rule that they have: violations, and what
 * axe leaves to people and nobody has explained. They only read the page.
 *
 * @param contrastAlone true to have only axe calculate the contrasts
 * @returns a line for each finding: judge, rule, message and the beginning of the element
 */
export function judge(page: Page, contrastAlone = false): Promise<string[]> {
  return page.evaluate(runJudges, { explained: EXPLAINED, contrastAlone });
}

/** The judges, of the second the part that is used here. */
interface Judges {
  axe: typeof import("axe-core");
  ace: {
    Checker: new () => {
      check: (
        document: Document,
        rules: string[],
      ) => Promise<{
        results: {
          ruleId: string;
          value: [level: string, outcome: string];
          message: string;
          path: { dom: string };
        }[];
      }>;
    };
  };
}

/** Runs in the page. */
async function runJudges({
  explained,
  contrastAlone,
}: {
  explained: typeof EXPLAINED;
  contrastAlone: boolean;
}): Promise<string[]> {
  const { axe, ace } = window as unknown as Judges;
  const findings: string[] = [];
  const add = (judge: string, rule: string, message: string, element: Element | null) => {
    const start = element?.outerHTML?.slice(0, 120) ?? "the document";
    findings.push(`${judge}, ${rule}: ${message} ${start}`);
  };

  const rules = axe.getRules().map(({ ruleId }) => ruleId);
  const { violations, incomplete } = await axe.run(document, {
    resultTypes: ["violations", "incomplete"],
    // Those too that axe leaves out unless they are asked for.
    rules: Object.fromEntries(
      rules.map((rule) => [rule, { enabled: !contrastAlone || rule.startsWith("color-contrast") }]),
    ),
  });
  for (const results of [violations, incomplete]) {
    for (const { id, nodes } of results) {
      for (const { target, failureSummary = "" } of nodes) {
        const element = document.querySelector(target.join(" "));
        const isExplained = explained.some(
          ([rule, where]) => rule === id && element?.matches(where),
        );
        if (results === violations || !isExplained) add("axe", id, failureSummary, element);
      }
    }
  }
  if (contrastAlone) return findings;

  const policies = ["IBM_Accessibility_next", "IBM_Accessibility", "WCAG_2_2"];
  const { results } = await new ace.Checker().check(document, policies);
  for (const { ruleId, value, message, path } of results) {
    if (value[1] !== "FAIL") continue;
    const { singleNodeValue } = document.evaluate(path.dom, document, null, 9);
    add("ibm", ruleId, message, singleNodeValue as Element | null);
  }
  return findings;
}
