import { firstUndrawable } from "../../node/fonts";
import { fillKnownFigures } from "../figures";
import type { ContentError } from "./content-error";
import type { ContentFiles } from "./content-file";
import { figuresIn, headingOf } from "./references";

/** Reports characters in the texts of share pictures that the site's fonts don't have. */
export function checkDrawnText(files: ContentFiles): ContentError[] {
  const figures = figuresIn(files) ?? new Map();
  return [...files].flatMap(([name, file]) =>
    [["brand", "name"], headingOf(name), ["seo", "title"]].flatMap((path) => {
      const text = file.rightValueAt(path);
      if (typeof text !== "string") return [];
      const character = firstUndrawable(fillKnownFigures(text, figures).normalize("NFC"));
      if (character === undefined) return [];
      const message = `link previews can't show "${character}" because it isn't in the site's fonts; replace it with words`;
      return [file.errorAt({ path, message })];
    }),
  );
}
