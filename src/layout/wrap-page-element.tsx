import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import type { ReactElement } from "react";
import { Layout, type PageData } from "./Layout";

const lastShown = new Map<string, ReactElement>();

/**
 * Wraps every page in the layout, both in the browser and at build time. If each page template rendered the
 * layout, React would recreate the layout on every navigation.
 *
 * In development, if a page query fails (its data is null), the last working version of the page stays
 * visible. Without this fallback, the template would throw, and Gatsby would show a blank page until the next
 * reload.
 */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs<PageData> | WrapPageElementNodeArgs<PageData>) {
  const path = props.location.pathname;
  if (process.env.NODE_ENV !== "production" && !props.data) {
    // Gatsby's own development pages have no query.
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
