import { useLayoutEffect } from "react";
import { fillWords } from "../words/fill-words";

/**
 * Marks the document's title while a field is wrong: the title is what screen readers say first of a
 * page, and what a tab in the background shows.
 *
 * @param template the marked title, in which [title] stands for the page's own
 */
export function useErrorTitle(isWrong: boolean, template: string): void {
  // In the layout phase, so that on another page that page's own title comes after.
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
