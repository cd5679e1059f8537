import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import { Layout, type PageData } from "./Layout";

/**
 * Puts every page into the layout, in the browser and in the build alike. Outside the templates,
 * so that the shell stays as it is while the page inside it changes.
 */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs<PageData> | WrapPageElementNodeArgs<PageData>) {
  // The styleguide, and with it this line, is in the development server alone.
  if (process.env.NODE_ENV !== "production" && !props.data) return element;
  return (
    <Layout site={props.data.content.site} path={props.location.pathname}>
      {element}
    </Layout>
  );
}
