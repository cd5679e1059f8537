import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { ROUTES } from "../../src/routes";
import { startPreview } from "../host/preview-server";
import { CHROMIUM_FLAGS, ensureChromium } from "../shared/chromium";

/**
 * `npm run screenshots [-- /pricing …]`: every page (or those named) of the build in `public/`, at
 * three widths, in both colour schemes, into the ignored folder `screenshots/`.
 */
async function main(): Promise<void> {
  const folder = "screenshots";
  const wanted = process.argv.slice(2);
  const pages = wanted.length > 0 ? wanted : ROUTES.map(({ path: page }) => page);
  if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const server = await startPreview({ port: 0, dir: "public" });
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: CHROMIUM_FLAGS,
  });
  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of [390, 768, 1440]) {
      const context = await browser.newContext({
        colorScheme,
        viewport: { width, height: width < 700 ? 844 : 900 },
        reducedMotion: "reduce",
      });
      const tab = await context.newPage();
      for (const page of pages) {
        await tab.goto(`${server.url}${page}`, { waitUntil: "networkidle" });
        // Pictures below the first screen are fetched when they come near it.
        await tab.evaluate(async () => {
          for (const image of document.images) image.loading = "eager";
          await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
        });
        const name = page === "/" ? "home" : page.slice(1).replace(".html", "");
        await tab.screenshot({
          path: path.join(folder, `${name}-${width}-${colorScheme}.png`),
          fullPage: true,
        });
      }
      await context.close();
    }
  }
  await browser.close();
  await server.close();
  console.log(`${pages.length * 6} screenshots in ${folder}/`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
