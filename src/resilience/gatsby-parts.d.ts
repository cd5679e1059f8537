/** Gatsby's packages have no types for these files, which scroll-context.tsx takes apart. */
declare module "gatsby-react-router-scroll/scroll-handler" {
  import type { ComponentType, ReactNode } from "react";

  interface ScrollHandlerProps {
    location: Location & { key?: string };
    shouldUpdateScroll?: (...args: unknown[]) => unknown;
    children: ReactNode;
  }
  export const ScrollHandler: ComponentType<ScrollHandlerProps>;
}
declare module "gatsby-react-router-scroll/use-scroll-restoration" {
  export { useScrollRestoration } from "gatsby";
}
