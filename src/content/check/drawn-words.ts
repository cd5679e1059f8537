import { firstUndrawable } from "../../styles/drawing-fonts";
import { writeKnownFigures } from "../figures";
import type { ContentFiles } from "./content-file";
import type { Problem } from "./problems";
import { figuresIn, headingOf } from "./references";

/** Reports text for link previews that contains characters missing from the site's fonts. */
export function checkDrawnWords(files: ContentFiles): Problem[] {
  const figures = figuresIn(files) ?? new Map();
  return [...files].flatMap(([name, file]) =>
    [["brand", "name"], headingOf(name), ["seo", "title"]].flatMap((path) => {
      const words = file.rightValueAt(path);
      if (typeof words !== "string") return [];
      const character = firstUndrawable(writeKnownFigures(words, figures).normalize("NFC"));
      if (character === undefined) return [];
      const message = `link previews draw this text, but the site's fonts have no "${character}"; spell it out`;
      return [file.problemAt(path, message)];
    }),
  );
}
