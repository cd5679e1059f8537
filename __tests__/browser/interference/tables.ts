import { runFault } from "../faults/run-fault";
import type { Tab } from "../faults/tab";
import { FAULTS } from "../faults/table";
import { type ProxiedSite, startProxiedSite } from "./proxied-site";
import { runInterference } from "./run-interference";
import { runStall, STALLS } from "./stalls";
import { INTERFERENCE_CASES } from "./table";
import { checkFragment, checkUrl, FRAGMENTS, URLS } from "./urls";

export interface Case {
  name: string;
  run: (tab: Tab) => Promise<void>;
}

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

/** Tables of cases that interference.test.ts runs in Chromium, and __tests__/engines in the other engines. */
export const TABLES: Readonly<Record<string, readonly Case[]>> = {
  faults: FAULTS.map((fault) => ({
    name: `${fault.name}: ${fault.end}`,
    run: (tab) => runFault(fault, tab),
  })),
  interference: INTERFERENCE_CASES.map((testCase) => ({
    name: testCase.name,
    run: (tab) => runInterference(testCase, tab),
  })),
  URLs: [
    ...URLS.map((url) => ({
      name: url,
      run: onProxiedSite((tab, site) => checkUrl(url, tab, site)),
    })),
    ...FRAGMENTS.map((fragment) => ({
      name: `the fragment ${fragment}`,
      run: onProxiedSite((tab, site) => checkFragment(fragment, tab, site)),
    })),
  ],
  stalls: STALLS.map((stall) => ({
    name: stall.name,
    run: onProxiedSite((tab, site) => runStall(stall, tab, site)),
  })),
};
