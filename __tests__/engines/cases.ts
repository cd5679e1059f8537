import { portOf, urlOf } from "../../tools/shared/ports";
import type { Tab } from "../browser/faults/tab";
import { type Case, TABLES as SHARED } from "../browser/interference/tables";
import { checkSizes, TEXT_SIZES } from "../browser/interference/text-sizes";
import type { LaunchOptions } from "./engine";
import { THINGS_TO_TRY } from "./things-to-try";

export interface Table {
  name: string;
  options?: LaunchOptions;
  cases: readonly Case[];
}

export const TABLES: readonly Table[] = [
  ...Object.entries(SHARED).map(([name, cases]) => ({ name, cases })),
  { name: "things to try", cases: THINGS_TO_TRY },
  ...TEXT_SIZES.map((textSize) => sizesTable(`text of ${textSize} px`, { textSize })),
  sizesTable("text-only zoom at 200%", { textZoom: 200 }),
];

function sizesTable(name: string, options: LaunchOptions): Table {
  const run = (tab: Tab) => checkSizes(tab, urlOf(portOf("preview")));
  return { name, options, cases: [{ name: "every page at every width", run }] };
}
