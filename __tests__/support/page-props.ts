import type { PageProps } from "gatsby";
import { Component } from "react";

/**
 * What Gatsby hands to a page: its data, and the visitor's address, which the browser then has
 * too. `state` is what a link has sent along.
 */
export function pageProps<Data, State>(
  data: Data,
  address: string,
  state: State,
): PageProps<Data, Record<string, unknown>, State> {
  window.history.replaceState(state, "", address);
  const path = window.location.pathname;
  return {
    data,
    location: Object.assign(window.location, { state }),
    path,
    uri: path,
    params: {},
    pageContext: {},
    serverData: {},
    children: undefined,
    pageResources: {
      component: new Component({}),
      json: { data, pageContext: {} },
      page: { componentChunkName: "", path, webpackCompilationHash: "" },
    },
  };
}
