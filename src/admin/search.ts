import { type ContentFile, readContentFile } from "../content/check/content-file";
import { figuresIn } from "../content/check/references";
import { FIGURE_FILES, type Figures, fillKnownFigures } from "../content/figures";
import type { ContentFileName } from "../content/model";

/** Lets editors search for text that they copy from a page. */
export function createSearch() {
  const files = new Map<string, ContentFile>();
  let figures: Figures | undefined;

  return {
    add(name: ContentFileName, text: string): void {
      if (!FIGURE_FILES.some((one) => one === name)) return;
      files.set(name, readContentFile(name, text));
      figures = undefined;
    },
    /**
     * Fills in figures, and removes what differs between a text in a form and on its page, where the site adds
     * quotation marks and characters without a width.
     */
    asVisitorsSee(text: string): string {
      figures ??= figuresIn(files) ?? new Map();
      return fillKnownFigures(text, figures)
        .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
        .replace(/[*"“”\p{Cf}]/gu, "")
        .replace(/[‘’]/g, "'")
        .replace(/\s+/g, " ");
    },
  };
}
