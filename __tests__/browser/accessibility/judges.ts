import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { EXPLAINED, type Judge } from "./explained";

const sourceOf = (file: string) => readFileSync(require.resolve(file), "utf8");

const SOURCES = [
  sourceOf("axe-core/axe.min.js"),
  sourceOf("accessibility-checker-engine/ace-window.js"),
  sourceOf("html_codesniffer/build/HTMLCS.js"),
];

/** What a judge says of a page. */
export interface Verdict {
  judge: Judge;
  rule: string;
  message: string;
  /** The element, by its beginning. */
  element: string;
  /** Its place in EXPLAINED; undefined for a violation, and for what nobody has looked at. */
  explained: number | undefined;
}

/** Puts the three judges into a page. Not as script elements, which its policy would refuse. */
export async function callJudges(page: Page): Promise<void> {
  for (const source of SOURCES) await page.evaluate(source);
}

/**
 * What the three judges say of a page that they were called to, with every rule that they have:
 * violations, and what they leave to people. They only read the page.
 *
 * @param contrastAlone True to have only axe reckon the contrasts
 */
export function judge(page: Page, contrastAlone = false): Promise<Verdict[]> {
  return page.evaluate(runJudges, { explained: EXPLAINED, contrastAlone });
}

/** The parts of the judges' interfaces that are used here. */
interface AxeNode {
  target: string[];
  failureSummary?: string;
}
interface Judges {
  axe: {
    getRules: () => { ruleId: string }[];
    run: (
      context: Document,
      options: object,
    ) => Promise<Record<"violations" | "incomplete", { id: string; nodes: AxeNode[] }[]>>;
  };
  ace: {
    Checker: new () => {
      check: (
        document: Document,
        rules: string[],
      ) => Promise<{
        results: {
          ruleId: string;
          reasonId: string;
          value: [level: string, outcome: string];
          message: string;
          path: { dom: string };
        }[];
      }>;
    };
  };
  HTMLCS: {
    process: (standard: string, document: Document, done: () => void, failed: () => void) => void;
    getMessages: () => { type: number; code: string; msg: string; element: Element }[];
  };
}

/** Runs in the page. */
async function runJudges({
  explained,
  contrastAlone,
}: {
  explained: typeof EXPLAINED;
  contrastAlone: boolean;
}): Promise<Verdict[]> {
  const { axe, ace, HTMLCS } = window as unknown as Judges;
  const verdicts: Verdict[] = [];

  const add = (
    judge: Judge,
    rule: string,
    message: string,
    element: Element | null,
    toReview: boolean,
  ) => {
    const found = explained.findIndex(
      (known) =>
        known.judge === judge &&
        known.rule === rule &&
        (known.where === undefined || element?.matches(known.where)),
    );
    verdicts.push({
      judge,
      rule,
      message,
      element: element?.outerHTML?.slice(0, 120) ?? "the document",
      explained: toReview && found !== -1 ? found : undefined,
    });
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
        add("axe", id, failureSummary, element, results === incomplete);
      }
    }
  }

  if (contrastAlone) return verdicts;

  const { results } = await new ace.Checker().check(document, [
    "IBM_Accessibility_next",
    "IBM_Accessibility",
    "WCAG_2_2",
  ]);
  for (const { ruleId, reasonId, value, message, path } of results) {
    const [, outcome] = value;
    if (outcome === "PASS") continue;
    const element = document.evaluate(path.dom, document, null, 9)
      .singleNodeValue as Element | null;
    add("ibm", `${ruleId} ${reasonId}`, message, element, outcome !== "FAIL");
  }

  await new Promise<void>((done, failed) => {
    HTMLCS.process("WCAG2AAA", document, done, () => failed(new Error("HTMLCS failed")));
  });
  for (const { type, code, msg, element } of HTMLCS.getMessages()) {
    const [, , , criterion = "", ...technique] = code.split(".");
    // A notice is known by its criterion alone.
    const rule = type === 3 ? criterion : [criterion, ...technique].join(".");
    add("htmlcs", rule, msg, element instanceof Element ? element : null, type !== 1);
  }
  return verdicts;
}
