import puppeteer, { type Page } from "puppeteer-core";
import { expressionOf, type PageFunction, type Tab } from "../browser/faults/tab";
import { type EngineSource, pathOf } from "./engine";

/** Debian's Firefox over WebDriver BiDi, which is what Puppeteer speaks to it. */
export const firefox: EngineSource = {
  programs: ["firefox-esr"],
  packages: ["firefox-esr"],
  takesOptions: true,
  async launch({ textSize, textZoom } = {}) {
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: pathOf("firefox-esr") ?? "",
      headless: true,
      extraPrefsFirefox: {
        ...(textSize && { "font.size.variable.x-western": textSize }),
        // As if the system enlarged text, with the browser set to enlarge nothing else.
        ...(textZoom && { "ui.textScaleFactor": textZoom, "browser.display.os-zoom-behavior": 2 }),
      },
    });
    return {
      version: await browser.version(),
      openTab: async () => tabOf(await browser.newPage()),
      close: () => browser.close(),
    };
  },
};

function tabOf(page: Page): Tab {
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (run: PageFunction<never, unknown>, argument?: unknown) =>
      page.evaluate(expressionOf(run as PageFunction<unknown, unknown>, argument)),
    click: async (selector) => {
      // A tab behind others draws no frames, for which Puppeteer waits before it presses.
      await page.bringToFront();
      await page.locator(selector).click();
    },
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => page.close(),
  };
}
