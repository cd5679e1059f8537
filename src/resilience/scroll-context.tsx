import { ScrollHandler } from "gatsby-react-router-scroll/scroll-handler";
import type { ComponentProps } from "react";

export { useScrollRestoration } from "gatsby-react-router-scroll/use-scroll-restoration";

/**
 * Gatsby's scroll handler, in place of itself (see speed/webpack.ts), for addresses that it fails on:
 * it decodes the fragment, and throws for `#%`, which ended the whole page.
 */
export function ScrollContext({ location, ...props }: ComponentProps<typeof ScrollHandler>) {
  return <ScrollHandler {...props} location={{ ...location, hash: decodable(location.hash) }} />;
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
