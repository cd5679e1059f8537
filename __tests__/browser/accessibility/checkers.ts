import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

const sourceOf = (file: string) => readFileSync(require.resolve(file), "utf8");

const SOURCES = [
  sourceOf("axe-core/axe.min.js"),
  sourceOf("accessibility-checker-engine/ace-window.js"),
];

/** Results that axe flagged for manual review and that we have reviewed. Violations count in any case. */
const EXPLAINED: readonly (readonly [rule: string, where: string])[] = [
  // The header's background is a pseudo-element, which axe doesn't take into account. The header's
  // pseudo-element has the page's background color, and other tests check text contrast against that color.
  ["color-contrast", "header :is(a, button, span)"],
  ["color-contrast-enhanced", "header :is(a, button, span)"],
  // Plan names on the price curve have a contrast ratio of 7:1. Where a line runs behind a name, the name has
  // an outline in the background color.
  ["color-contrast", "svg[aria-hidden=true] :is(text, tspan)"],
  ["color-contrast-enhanced", "svg[aria-hidden=true] :is(text, tspan)"],
  // The form's messages have a background of their own, and extend into the free space below the form.
  ["color-contrast", "form ~ * :is([role], p)"],
  ["color-contrast-enhanced", "form ~ * :is([role], p)"],
  // Content that is hidden in one view is checked in another view that shows it, except for the back-to-top
  // button, which keyboard.test.ts checks.
  ["hidden-content", "*"],
];

/** Evaluates their code, because the security policy would block script elements. */
export async function loadCheckers(page: Page): Promise<void> {
  for (const source of SOURCES) await page.evaluate(source);
}

/** Returns one line per violation, and per result for manual review that isn't in `EXPLAINED`. */
export function runCheckers(page: Page, contrastOnly = false): Promise<string[]> {
  return page.evaluate(runCheckersInPage, { explained: EXPLAINED, contrastOnly });
}

/** The checkers' globals. The type for IBM's checker covers only the part of its API that we use. */
interface Checkers {
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

async function runCheckersInPage({
  explained,
  contrastOnly,
}: {
  explained: typeof EXPLAINED;
  contrastOnly: boolean;
}): Promise<string[]> {
  const { axe, ace } = window as unknown as Checkers;
  const findings: string[] = [];
  const add = (checker: string, rule: string, message: string, element: Element | null) => {
    const start = element?.outerHTML?.slice(0, 120) ?? "the document";
    findings.push(`${checker}, ${rule}: ${message} ${start}`);
  };

  const rules = axe.getRules().map(({ ruleId }) => ruleId);
  const { violations, incomplete } = await axe.run(document, {
    resultTypes: ["violations", "incomplete"],
    // Enable all rules, including those that axe disables by default.
    rules: Object.fromEntries(
      rules.map((rule) => [rule, { enabled: !contrastOnly || rule.startsWith("color-contrast") }]),
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
  if (contrastOnly) return findings;

  const policies = ["IBM_Accessibility_next", "IBM_Accessibility", "WCAG_2_2"];
  const { results } = await new ace.Checker().check(document, policies);
  for (const { ruleId, value, message, path } of results) {
    if (value[1] !== "FAIL") continue;
    const { singleNodeValue } = document.evaluate(path.dom, document, null, 9);
    add("ibm", ruleId, message, singleNodeValue as Element | null);
  }
  return findings;
}
