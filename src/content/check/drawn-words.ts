import { firstUndrawable } from "../../styles/drawing-fonts";
import { writeKnownFigures } from "../figures";
import type { ContentFiles } from "./content-file";
import type { Problem } from "./problems";
import { figuresIn, headingOf } from "./references";

/** The pictures that shared links show are drawn with the site's fonts alone, figures and all. */
export function checkDrawnWords(files: ContentFiles): Problem[] {
  const figures = figuresIn(files) ?? new Map();
  return [...files].flatMap(([name, file]) =>
    [["brand", "name"], headingOf(name), ["seo", "title"]].flatMap((path) => {
      const words = file.rightValueAt(path);
      if (typeof words !== "string") return [];
      const character = firstUndrawable(writeKnownFigures(words, figures).normalize("NFC"));
      if (character === undefined) return [];
      const message = `the pictures that shared links show are drawn with these words, and the site's fonts have no "${character}"; write it in letters`;
      return [file.problemAt(path, message)];
    }),
  );
}
