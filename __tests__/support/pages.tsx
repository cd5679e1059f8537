import type { PageProps } from "gatsby";
import type { ComponentType, ReactElement } from "react";
import type { PageData } from "../../src/layout/Layout";
import { wrapPageElement } from "../../src/layout/wrap-page-element";
import { PAGES as PATHS, type PagePath, ROUTES } from "../../src/routes";
import { ANSWERS } from "./content";
import { pageProps } from "./page-props";

/** A page as Gatsby shows it: with the shell around it, at its own address or another one. */
export interface SitePage {
  path: string;
  show: (address?: string) => ReactElement;
}

/** The site's pages with the real content. */
export const PAGES: readonly SitePage[] = PATHS.map(sitePage);

function sitePage(path: PagePath): SitePage {
  const template = ROUTES.find((route) => route.path === path)?.template;
  const Template: ComponentType<PageProps<PageData, object, null>> = require(
    `../../src/templates/${template}`,
  ).default;
  const show = (address: string = path) => {
    const props = pageProps(ANSWERS[path], address, null);
    return wrapPageElement({
      element: <Template {...props} />,
      props,
      getResourceURLsForPathname: () => undefined,
    });
  };
  return { path, show };
}
