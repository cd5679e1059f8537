import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import type { ReactElement } from "react";
import { Layout, type PageData } from "./Layout";

/** While developing, what each path has last shown. */
const lastShown = new Map<string, ReactElement>();

/**
 * Puts every page into the layout, in the browser and in the build alike. Outside the templates,
 * so that the shell stays as it is while the page inside it changes.
 *
 * While developing, a page whose query fails (its data is null) stays as it last was: without data a
 * template would throw, and what Gatsby then leaves is blank until it is loaded anew.
 */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs<PageData> | WrapPageElementNodeArgs<PageData>) {
  const path = props.location.pathname;
  if (process.env.NODE_ENV !== "production" && !props.data) {
    // Gatsby's own pages for developers ask for no data.
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
