import { useLayoutEffect } from "react";
import { fillWords } from "../words";

/**
 * Changes the document title while a field is invalid. The title is the first thing that screen readers read,
 * and it is visible even if the tab is in the background.
 *
 * @param template The changed title, in which [title] stands for the page's original title.
 */
export function useErrorTitle(isWrong: boolean, template: string): void {
  // Use a layout effect, because its cleanup restores the title before the next page sets its own.
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
