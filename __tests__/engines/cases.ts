import { addressOf, portOf } from "../../tools/shared/ports";
import { runFault } from "../browser/faults/run-fault";
import type { Tab } from "../browser/faults/tab";
import { FAULTS } from "../browser/faults/table";
import { ADDRESSES, checkAddress, checkFragment, FRAGMENTS } from "../browser/foreign/addresses";
import { type ForeignSite, startForeignSite } from "../browser/foreign/foreign-site";
import { runHand } from "../browser/foreign/run-hand";
import { runStall, STALLS } from "../browser/foreign/stalls";
import { HAND_CASES } from "../browser/foreign/table";
import { checkSizes, TEXT_SIZES } from "../browser/foreign/text-sizes";
import { PAGES } from "../support/site-content";
import type { LaunchOptions } from "./engine";
import { THINGS_TO_TRY } from "./things-to-try";

/** One thing that is tried in an engine. */
export interface Case {
  name: string;
  /** @throws for what is not as it should be. */
  run: (tab: Tab) => Promise<void>;
}

export interface Table {
  name: string;
  /** How the engine has to be started for it. */
  options?: LaunchOptions;
  cases: readonly Case[];
}

/** Runs with a site of its own between the browser and the built one. */
const onForeignSite =
  (run: (tab: Tab, site: ForeignSite) => Promise<void>): Case["run"] =>
  async (tab) => {
    const site = await startForeignSite();
    try {
      await run(tab, site);
    } finally {
      await site.close();
    }
  };

/** Everything that is tried in each engine. */
export const TABLES: readonly Table[] = [
  {
    name: "faults",
    cases: FAULTS.map((fault) => ({
      name: `${fault.name}: ${fault.end}`,
      run: (tab) => runFault(fault, tab),
    })),
  },
  {
    name: "hands",
    cases: HAND_CASES.map((foreign) => ({
      name: foreign.name,
      run: (tab) => runHand(foreign, tab),
    })),
  },
  {
    name: "addresses",
    cases: [
      // The pages themselves, of which the browser may have nothing to say.
      ...[...PAGES.map(({ path }) => path), ...ADDRESSES].map((address) => ({
        name: address,
        run: onForeignSite((tab, site) => checkAddress(address, tab, site)),
      })),
      ...FRAGMENTS.map((fragment) => ({
        name: `the fragment ${fragment}`,
        run: onForeignSite((tab, site) => checkFragment(fragment, tab, site)),
      })),
    ],
  },
  {
    name: "stalls",
    cases: STALLS.map((stall) => ({
      name: stall.name,
      run: onForeignSite((tab, site) => runStall(stall, tab, site)),
    })),
  },
  { name: "things to try", cases: THINGS_TO_TRY },
  ...TEXT_SIZES.map((textSize) => sizesTable(`text of ${textSize} px`, { textSize })),
  sizesTable("text alone at 200%", { textZoom: 200 }),
];

function sizesTable(name: string, options: LaunchOptions): Table {
  const run = (tab: Tab) => checkSizes(tab, addressOf(portOf("preview")));
  return { name, options, cases: [{ name: "every page at every width", run }] };
}
