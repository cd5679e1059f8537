import { urlOf } from "../../tools/shared/ports";
import { endGroup, startGroup } from "../../tools/shared/process-group";
import { expressionOf, type PageFunction, type Tab } from "../browser/faults/tab";
import { freePort } from "../support/free-port";
import type { EngineSource } from "./engine";
import { WebDriver } from "./webdriver";

/** WebKitGTK, controlled by Debian's driver on a virtual display. */
export const webkit: EngineSource = {
  programs: ["WebKitWebDriver", "xvfb-run", "xauth", "dbus-run-session"],
  packages: ["webkit2gtk-driver", "xvfb", "xauth", "dbus"],
  // The driver has no setting for the text size.
  takesOptions: false,
  async launch() {
    const port = await freePort();
    const command = ["dbus-run-session", "--", "xvfb-run", "-a", "WebKitWebDriver"];
    const [program = "", ...args] = [...command, "--host=127.0.0.1", `--port=${port}`];
    const group = startGroup(program, args, { stdio: "ignore" });
    try {
      const driver = await WebDriver.start(urlOf(port));
      const { browserName, browserVersion } = driver.capabilities;
      return {
        version: `${browserName}/${browserVersion}`,
        openTab: () => openTab(driver),
        close: async () => {
          await driver.quit();
          endGroup(group);
        },
      };
    } catch (error) {
      endGroup(group);
      throw error;
    }
  },
};

async function openTab(driver: WebDriver): Promise<Tab> {
  const handle = await driver.openTab();
  /** Switches to the tab, then runs a command. The driver's commands always apply to the current tab. */
  async function inTab<Result>(command: () => Promise<Result>): Promise<Result> {
    await driver.switchTo(handle);
    return command();
  }
  return {
    open: async (url) => void (await inTab(() => driver.open(url))),
    evaluate: (run: PageFunction<never, unknown>, argument?: unknown) =>
      inTab<never>(
        () =>
          driver.evaluate(
            expressionOf(run as PageFunction<unknown, unknown>, argument),
          ) as Promise<never>,
      ),
    click: (selector) => inTab(() => driver.click(selector)),
    reload: async () => void (await inTab(() => driver.reload())),
    back: async () => void (await inTab(() => driver.back())),
    resize: (width, height) => inTab(() => driver.resize(width, height)),
    close: async () => void (await inTab(() => driver.closeTab())),
  };
}
