import type { NavigateOptions } from "@reach/router";
import { isShown } from "./shown-page";

/*
 * Gives Gatsby's links a time limit. In: a link to follow, or Back and Forward. Out: Gatsby shows the page, or the browser
 * loads it, if Gatsby takes too long, can't load it, or would load it from another build.
 * Never: a link that does nothing, a second history entry for one click, or a page that isn't that of the URL.
 */

/** If loading failed, the page is undefined or has the status "error". */
export interface LoadedPage {
  status?: string;
  page?: { path: string; webpackCompilationHash?: string };
}

declare global {
  interface Window {
    ___navigate: (to: string | number, options?: NavigateOptions<object>) => void;
    ___loader: {
      loadPage: (path: string) => Promise<LoadedPage | undefined>;
      loadPageSync: (path: string) => LoadedPage | undefined;
      hovering: (path: string) => void;
    };
    ___webpackCompilationHash?: string;
  }
}

/** How long Gatsby may take to load a page before the browser loads it instead, in milliseconds. */
export const NAVIGATION_TIMEOUT_MS = 4_000;

type Browser = Pick<Location, "reload"> & { assign: (url: string) => void };

/**
 * Gatsby waits indefinitely for a page, and a second click waits for the same request. After the timeout, or
 * if the page is from another build, the browser loads it. Call this after Gatsby has set
 * `window.___navigate`.
 */
export function addNavigationTimeout(browser: Browser = location): void {
  const navigate = window.___navigate;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the browser is loading another page, which would replace any page that Gatsby renders now. */
  let isLeaving = false;

  window.___navigate = (to, options) => {
    if (typeof to === "number") return navigate(to);
    const { href, pathname, search, hash } = new URL(to, location.href);
    // Let the browser handle links within this page, because it also moves the starting point for keyboard
    // navigation.
    const isHere = pathname + search === location.pathname + location.search;
    if (isHere && hash !== "" && !options?.state) return browser.assign(href);
    const leave = () => {
      isLeaving = true;
      if (!options?.state) return browser.assign(href);
      // Keep the link's state, such as the chosen plan, in the history entry, which survives the reload. If
      // the visitor clicked the link again while its page was loading, the entry already exists.
      history[location.href === href ? "replaceState" : "pushState"](options.state, "", href);
      browser.reload();
    };
    if (isLeaving) return leave();
    clearTimeout(timer);
    const ownTimer = setTimeout(leave, NAVIGATION_TIMEOUT_MS);
    timer = ownTimer;
    const show = (page?: LoadedPage) => {
      // The visitor has followed another link, or the browser is already loading this page.
      if (timer !== ownTimer || isLeaving) return;
      clearTimeout(timer);
      // Gatsby would also let the browser load a page from a different build, but would add a second history
      // entry.
      if (page?.page?.webpackCompilationHash !== window.___webpackCompilationHash) return leave();
      navigate(to, options);
    };
    window.___loader.loadPage(pathname + search).then(show, () => show());
  };

  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    // The browser restored this page from its back/forward cache, so the visitor is no longer waiting for a
    // link.
    isLeaving = false;
    clearTimeout(timer);
    timer = undefined;
  });

  // When this event fires, the URL has already changed. If Gatsby hasn't loaded the new page yet, for
  // example, because the current page was reloaded, let the browser load it. Otherwise, Gatsby could render
  // the page after the URL has changed again. Another step cancels the reload, so reload after that one too.
  addEventListener("popstate", () => {
    isLeaving ||= !isShown() && !window.___loader.loadPageSync(location.pathname);
    if (isLeaving) browser.reload();
  });
}
