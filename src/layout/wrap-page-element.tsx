import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import type { ReactElement } from "react";
import { Layout, type LayoutData } from "./Layout";

const lastShown = new Map<string, ReactElement>();

/**
 * If each template rendered the layout, React would recreate it on every navigation. In development, if a page
 * query fails, the last working version of the page stays visible.
 */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs<LayoutData> | WrapPageElementNodeArgs<LayoutData>) {
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
