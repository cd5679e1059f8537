import type { PageProps } from "gatsby";
import { Component } from "react";

/** Sets the browser's URL. `state` is the router state that a link would set. */
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
