import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import type { ReactElement } from "react";
import { Layout, type PageData } from "./Layout";

/** In development, the last page rendered for each path. */
const lastShown = new Map<string, ReactElement>();

/**
 * Wraps every page in the layout, both in the browser and in the build. It isn't part of the templates, so
 * that React keeps the shell while the page inside it changes.
 *
 * In development, if a page's query fails (its data is null), its last version stays. Without data, the
 * template would throw, and Gatsby would show a blank page until a reload.
 */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs<PageData> | WrapPageElementNodeArgs<PageData>) {
  const path = props.location.pathname;
  if (process.env.NODE_ENV !== "production" && !props.data) {
    // Gatsby's developer pages have no query.
    return props.data === null ? (lastShown.get(path) ?? <div />) : element;
  }
  const page = (
    <Layout site={props.data.content.site} path={path}>
      {element}
    </Layout>
  );
  if (process.env.NODE_ENV !== "production") lastShown.set(path, page);
  return page;
}
