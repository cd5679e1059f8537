import { portOf, urlOf } from "../../tools/shared/ports";
import { runFault } from "../browser/faults/run-fault";
import type { Tab } from "../browser/faults/tab";
import { FAULTS } from "../browser/faults/table";
import { type ProxiedSite, startProxiedSite } from "../browser/interference/proxied-site";
import { runInterference } from "../browser/interference/run-interference";
import { runStall, STALLS } from "../browser/interference/stalls";
import { INTERFERENCE_CASES } from "../browser/interference/table";
import { checkSizes, TEXT_SIZES } from "../browser/interference/text-sizes";
import { checkFragment, checkUrl, FRAGMENTS, URLS } from "../browser/interference/urls";
import { PAGES } from "../support/site-content";
import type { LaunchOptions } from "./engine";
import { THINGS_TO_TRY } from "./things-to-try";

export interface Case {
  name: string;
  run: (tab: Tab) => Promise<void>;
}

export interface Table {
  name: string;
  options?: LaunchOptions;
  cases: readonly Case[];
}

/** Runs a case through a proxy between the browser and the built site. */
const onProxiedSite =
  (run: (tab: Tab, site: ProxiedSite) => Promise<void>): Case["run"] =>
  async (tab) => {
    const site = await startProxiedSite();
    try {
      await run(tab, site);
    } finally {
      await site.close();
    }
  };

export const TABLES: readonly Table[] = [
  {
    name: "faults",
    cases: FAULTS.map((fault) => ({
      name: `${fault.name}: ${fault.end}`,
      run: (tab) => runFault(fault, tab),
    })),
  },
  {
    name: "interference",
    cases: INTERFERENCE_CASES.map((testCase) => ({
      name: testCase.name,
      run: (tab) => runInterference(testCase, tab),
    })),
  },
  {
    name: "URLs",
    cases: [
      // Also check that opening the site's regular pages logs no problems.
      ...[...PAGES.map(({ path }) => path), ...URLS].map((url) => ({
        name: url,
        run: onProxiedSite((tab, site) => checkUrl(url, tab, site)),
      })),
      ...FRAGMENTS.map((fragment) => ({
        name: `the fragment ${fragment}`,
        run: onProxiedSite((tab, site) => checkFragment(fragment, tab, site)),
      })),
    ],
  },
  {
    name: "stalls",
    cases: STALLS.map((stall) => ({
      name: stall.name,
      run: onProxiedSite((tab, site) => runStall(stall, tab, site)),
    })),
  },
  { name: "things to try", cases: THINGS_TO_TRY },
  ...TEXT_SIZES.map((textSize) => sizesTable(`text of ${textSize} px`, { textSize })),
  sizesTable("text-only zoom at 200%", { textZoom: 200 }),
];

function sizesTable(name: string, options: LaunchOptions): Table {
  const run = (tab: Tab) => checkSizes(tab, urlOf(portOf("preview")));
  return { name, options, cases: [{ name: "every page at every width", run }] };
}
