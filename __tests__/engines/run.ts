import { fail } from "../../tools/shared/run";
import startBrowserServers from "../../tools/test-run/browser-servers";
import { formatTime } from "../../tools/test-run/test-report";
import { runFault, whyNotStaged } from "../browser/faults/run-fault";
import { FAULTS, type Fault } from "../browser/faults/table";
import type { EngineSource } from "./engine";
import { firefox } from "./firefox";
import { whatIsMissing } from "./programs";
import { webkit } from "./webkit";

/**
 * `npm run test:engines [-- firefox] [-- webkit] [-- --fault=<words of its name>]`: the fault table
 * of the contact form in the engines that `npm run test:browser` doesn't drive, on the last build.
 * An engine that isn't there and can't be installed is skipped, and so said.
 */
const ENGINES: Record<string, EngineSource> = { firefox, webkit };

interface Result {
  right: number;
  wrong: number;
  notStaged: number;
}

async function runEngines(args: readonly string[]): Promise<void> {
  const { engines, faults } = readArguments(args);
  const stopServers = await startBrowserServers();
  const lines: string[] = [];
  try {
    for (const [name, source] of engines) {
      const missing = whatIsMissing(source);
      if (missing !== undefined) {
        lines.push(`${name}: SKIPPED, ${missing}`);
        continue;
      }
      const start = performance.now();
      const { version, right, wrong, notStaged } = await runTable(source, faults);
      const time = formatTime((performance.now() - start) / 1000);
      lines.push(
        `${name} (${version}): ${right} right, ${wrong} wrong, ${notStaged} not staged, in ${time}`,
      );
      if (wrong > 0) process.exitCode = 1;
    }
  } finally {
    await stopServers();
  }
  console.log(`\n${lines.join("\n")}`);
}

function readArguments(args: readonly string[]) {
  const prefix = "--fault=";
  const words = args.find((arg) => arg.startsWith(prefix))?.slice(prefix.length) ?? "";
  const names = args.filter((arg) => !arg.startsWith(prefix));
  const unknown = names.find((name) => !(name in ENGINES));
  if (unknown !== undefined) {
    throw new Error(`Unknown engine ${unknown}. There are ${Object.keys(ENGINES).join(", ")}.`);
  }
  const faults = FAULTS.filter(({ name }) => name.includes(words));
  if (faults.length === 0) throw new Error(`No fault has "${words}" in its name.`);
  return {
    engines: Object.entries(ENGINES).filter(([name]) => names.length === 0 || names.includes(name)),
    faults,
  };
}

async function runTable(
  source: EngineSource,
  faults: readonly Fault[],
): Promise<Result & { version: string }> {
  const engine = await source.launch();
  const result: Result = { right: 0, wrong: 0, notStaged: 0 };
  console.log(`\n=== ${engine.version} ===`);
  try {
    for (const fault of faults) {
      const tab = await engine.openTab();
      const reason = whyNotStaged(fault, tab);
      if (reason !== undefined) {
        result.notStaged += 1;
        console.log(`  - ${fault.name}: not staged, ${reason}`);
      } else {
        try {
          await runFault(fault, tab);
          result.right += 1;
          console.log(`  ✓ ${fault.name}: ${fault.end}`);
        } catch (error) {
          result.wrong += 1;
          console.log(`  ✘ ${fault.name}: ${error instanceof Error ? error.message : error}`);
        }
      }
      await tab.close();
    }
  } finally {
    await engine.close();
  }
  return { version: engine.version, ...result };
}

// An exit that the browsers hear of.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

runEngines(process.argv.slice(2)).catch(fail);
