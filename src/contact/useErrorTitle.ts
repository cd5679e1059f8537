import { useLayoutEffect } from "react";
import { fillWords } from "../words/fill-words";

/**
 * Marks the document's title while a field is invalid. Screen readers read the title first, and a background
 * tab shows it.
 *
 * @param template The marked title, where [title] is the page's original title.
 */
export function useErrorTitle(isWrong: boolean, template: string): void {
  // A layout effect, so that on navigation it restores the title before the next page sets its own.
  useLayoutEffect(() => {
    if (!isWrong) return;
    const { title } = document;
    const marked = fillWords(template, { title });
    document.title = marked;
    return () => {
      if (document.title === marked) document.title = title;
    };
  }, [isWrong, template]);
}
