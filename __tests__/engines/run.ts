import { fail } from "../../tools/shared/run";
import { keepTemporaryFilesTogether } from "../../tools/shared/temporary-folder";
import { formatTime } from "../../tools/test-run/test-report";
import { startBrowserServers } from "../support/browser-servers";
import { TABLES, type Table } from "./cases";
import type { EngineSource } from "./engine";
import { firefox } from "./firefox";
import { whatIsMissing } from "./programs";
import { webkit } from "./webkit";

/**
 * `npm run test:scheduled -- engines [--engine=webkit] [--table=<name>] [--case=<words of its name>]`:
 * the tables of faults and of foreign hands in the engines that `npm run test:browser` doesn't drive,
 * on the last build. An engine that isn't there and can't be installed is skipped, and so said.
 */
const ENGINES: Record<string, EngineSource> = { firefox, webkit };

interface Result {
  right: number;
  wrong: number;
  notStaged: number;
}

async function runEngines(args: readonly string[]): Promise<void> {
  const { engines, tables } = readArguments(args);
  const stopServers = await startBrowserServers();
  const lines: string[] = [];
  try {
    for (const [name, source] of engines) {
      const missing = whatIsMissing(source);
      if (missing !== undefined) {
        lines.push(`${name}: SKIPPED, ${missing}`);
        continue;
      }
      for (const table of tables) {
        const start = performance.now();
        const { version, right, wrong, notStaged } = await runTable(name, source, table);
        const time = formatTime((performance.now() - start) / 1000);
        lines.push(
          `${version}, ${table.name}: ${right} right, ${wrong} wrong, ${notStaged} not staged, in ${time}`,
        );
        if (wrong > 0) process.exitCode = 1;
      }
    }
  } finally {
    await stopServers();
  }
  console.log(`\n${lines.join("\n")}`);
}

function readArguments(args: readonly string[]) {
  const optionOf = (option: string) =>
    args.find((arg) => arg.startsWith(`--${option}=`))?.replace(/^[^=]*=/, "") ?? "";
  const engines = Object.entries(ENGINES).filter(([name]) => name.includes(optionOf("engine")));
  if (engines.length === 0) {
    throw new Error(
      `There is no engine "${optionOf("engine")}", but ${Object.keys(ENGINES).join(", ")}.`,
    );
  }
  const tables = TABLES.filter(({ name }) => name.includes(optionOf("table")))
    .map((table) => ({
      ...table,
      cases: table.cases.filter(({ name }) => name.includes(optionOf("case"))),
    }))
    .filter(({ cases }) => cases.length > 0);
  if (tables.length === 0) throw new Error("No table has such a case.");
  return { engines, tables };
}

async function runTable(
  name: string,
  source: EngineSource,
  { options, cases, name: table }: Table,
): Promise<Result & { version: string }> {
  const result: Result = { right: 0, wrong: 0, notStaged: 0 };
  console.log(`\n=== ${name}: ${table} ===`);
  if (options && !source.takesOptions) {
    console.log("  - not staged, its driver has no setting for it");
    return { version: name, ...result, notStaged: cases.length };
  }
  const engine = await source.launch(options);
  try {
    for (const one of cases) {
      const tab = await engine.openTab();
      const reason = one.whyNot?.(tab);
      if (reason !== undefined) {
        result.notStaged += 1;
        console.log(`  - ${one.name}: not staged, ${reason}`);
      } else {
        try {
          await one.run(tab);
          result.right += 1;
          console.log(`  ✓ ${one.name}`);
        } catch (error) {
          result.wrong += 1;
          console.log(`  ✘ ${one.name}: ${error instanceof Error ? error.message : error}`);
        }
      }
      await tab.close();
    }
  } finally {
    await engine.close();
  }
  return { version: engine.version, ...result };
}

keepTemporaryFilesTogether("engines");

runEngines(process.argv.slice(2)).catch(fail);
