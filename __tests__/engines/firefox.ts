import puppeteer, { type Page } from "puppeteer-core";
import { expressionOf, type PageFunction, type Tab } from "../browser/faults/tab";
import { type EngineSource, pathOf } from "./engine";

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
        // Simulate the operating system's text scaling, which zooms only text.
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
      // Puppeteer waits for animation frames before it clicks, and background tabs don't get any.
      await page.bringToFront();
      await page.locator(selector).click();
    },
    reload: async () => void (await page.reload()),
    // Puppeteer's goBack waits for a load event, which a page from the back/forward cache doesn't fire.
    back: async () => void (await page.evaluate("setTimeout(() => history.back())")),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => page.close(),
  };
}
