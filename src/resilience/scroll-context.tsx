import { ScrollHandler } from "gatsby-react-router-scroll/scroll-handler";
import { type ComponentProps, useEffect } from "react";

export { useScrollRestoration } from "gatsby-react-router-scroll/use-scroll-restoration";

/**
 * Gatsby's scroll handler, in place of itself (see speed/webpack.ts), for addresses that it fails on:
 * it decodes the fragment, and throws for `#%`, which ended the whole page; and it keeps one position
 * for a page and the places that plain links lead to on it, so that "back" stayed at the place. After a
 * reload, which begins at the top, it would remember the position from before until somebody scrolls: so
 * it is told in the first frame, and not in the midst of hydration, since all who hear of it ask how far
 * the page is scrolled, for which the browser lays it out.
 */
export function ScrollContext({ location, ...props }: ComponentProps<typeof ScrollHandler>) {
  const own = {
    ...location,
    hash: decodable(location.hash),
    // As the address is when it is asked: the page moves to a place before React has the new location.
    get key() {
      return location.key + window.location.hash;
    },
  };
  useEffect(() => void requestAnimationFrame(() => dispatchEvent(new Event("scroll"))), []);
  return <ScrollHandler {...props} location={own} />;
}

/** The fragment, or one that stands for the same text and can be decoded. */
function decodable(fragment: string): string {
  try {
    decodeURI(fragment);
    return fragment;
  } catch {
    return fragment.replaceAll("%", "%25");
  }
}
