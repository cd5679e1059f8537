import { after, before, describe, test } from "node:test";
import { keepTemporaryFilesTogether } from "../../tools/shared/temporary-folder";
import { startBrowserServers } from "../support/browser-servers";
import { TABLES } from "./cases";
import { type Engine, type EngineSource, whatIsMissing } from "./engine";
import { firefox } from "./firefox";
import { webkit } from "./webkit";

/* `npm run test:scheduled -- engines [words]` runs the cases whose names contain all of the words. */
const ENGINES: Record<string, EngineSource> = { firefox, webkit };
const words = process.argv.slice(2);

keepTemporaryFilesTogether("engines");

let stopServers: () => Promise<void>;
before(async () => {
  stopServers = await startBrowserServers();
});
after(() => stopServers());

for (const [name, source] of Object.entries(ENGINES)) {
  const isSelected = (table: string, one: string) =>
    words.every((word) => `${name}, ${table}, ${one}`.includes(word));
  const tables = TABLES.map((table) => ({
    ...table,
    cases: table.cases.filter((one) => isSelected(table.name, one.name)),
  })).filter(({ cases }) => cases.length > 0);
  const missing = tables.length > 0 && whatIsMissing(source);

  for (const { name: table, options, cases } of tables) {
    const noSetting = options && !source.takesOptions && "its driver doesn't support this setting";
    describe(`${name}, ${table}`, { skip: missing || noSetting || false }, () => {
      let engine: Engine;
      before(async () => {
        engine = await source.launch(options);
        console.log(engine.version);
      });
      after(() => engine.close());

      for (const one of cases) {
        test(one.name, async () => {
          const tab = await engine.openTab();
          try {
            await one.run(tab);
          } finally {
            await tab.close();
          }
        });
      }
    });
  }
}
