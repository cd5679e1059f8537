import { useLayoutEffect } from "react";
import { fillTemplate } from "../words";

/** Says in the page title that there is an error. Screen readers read the title first, and it is visible even if the tab is in the background. */
export function useErrorTitle(isWrong: boolean, template: string): void {
  // Use a layout effect, because its cleanup restores the title before the next page sets its own.
  useLayoutEffect(() => {
    if (!isWrong) return;
    const { title } = document;
    const marked = fillTemplate(template, { title });
    document.title = marked;
    return () => {
      if (document.title === marked) document.title = title;
    };
  }, [isWrong, template]);
}
