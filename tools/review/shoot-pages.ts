import type { Browser } from "@playwright/test";
import { startPreview } from "../host/preview-server";
import { pictureOf, stillTab } from "../shared/full-page";

/** The widths at which pages are looked at: a phone's and a screen's. */
export const WIDTHS = [390, 1440] as const;

/** Pictures (PNG) by `390 /pricing`. */
export type Pictures = ReadonlyMap<string, Buffer>;

export const pictureKey = (width: number, page: string) => `${width} ${page}`;

/**
 * Takes a picture of each page of a built site at each width.
 *
 * @param pages the pages' paths
 */
export async function shootPages(
  browser: Browser,
  publicFolder: string,
  pages: readonly string[],
): Promise<Pictures> {
  const server = await startPreview({ port: 0, dir: publicFolder });
  try {
    const pictures = new Map<string, Buffer>();
    for (const width of WIDTHS) {
      const tab = await stillTab(browser, width);
      for (const page of pages) {
        pictures.set(pictureKey(width, page), await pictureOf(tab, server.url + page));
      }
      await tab.context().close();
    }
    return pictures;
  } finally {
    await server.close();
  }
}
