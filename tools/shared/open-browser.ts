import { type Browser, chromium } from "@playwright/test";
import { ensureChromium, wholeBrowser } from "./chromium";
import { keepTemporaryFilesTogether } from "./temporary-folder";

/**
 * Opens the browser that visitors have, installing it where there is none.
 *
 * @param flags besides the usual ones
 */
export function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  // Playwright's own files too.
  keepTemporaryFilesTogether("browser");
  return chromium.launch(wholeBrowser(ensureChromium(), flags));
}
