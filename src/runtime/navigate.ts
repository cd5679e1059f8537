import type { NavigateOptions } from "@reach/router";
import { isShown } from "./keep-page";

/** A page from Gatsby's loader. If loading fails, it has the status "error" or is undefined. */
export interface LoadedPage {
  status?: string;
  page?: { webpackCompilationHash?: string };
}

declare global {
  interface Window {
    ___navigate: (to: string | number, options?: NavigateOptions<object>) => void;
    ___loader: {
      loadPage: (path: string) => Promise<LoadedPage | undefined>;
      /** Returns the page only if it is already loaded. */
      loadPageSync: (path: string) => LoadedPage | undefined;
      hovering: (path: string) => void;
    };
    ___webpackCompilationHash?: string;
  }
}

/** How long Gatsby may take to load a page before the browser loads it, in milliseconds. */
export const NAVIGATION_TIMEOUT_MS = 4_000;

/** The browser's own navigation methods. */
type Browser = Pick<Location, "reload"> & { assign: (address: string) => void };

/**
 * Adds a time limit to navigation inside the site. Gatsby waits for a page's data, script and styles without
 * a limit, and a second click on the link waits for the same request. After the time limit, or if the page is
 * from another build, the browser loads the page instead. Call this after Gatsby has set
 * `window.___navigate`, which its links call.
 */
export function addNavigationTimeout(browser: Browser = location): void {
  const navigate = window.___navigate;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** Whether the browser is loading a page. */
  let isLeaving = false;

  function wait(callback: () => void) {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      waiting = undefined;
      callback();
    }, NAVIGATION_TIMEOUT_MS);
    return waiting;
  }

  window.___navigate = (to, options) => {
    if (typeof to === "number") return navigate(to);
    const { href, pathname, search, hash } = new URL(to, location.href);
    // For a fragment of this page, the browser also moves the starting point of keyboard navigation.
    const isHere = pathname + search === location.pathname + location.search;
    if (isHere && hash !== "" && !options?.state) return browser.assign(href);
    const load = () => loadWith(href, options?.state);
    // The browser is already loading another page, which would replace one that Gatsby shows.
    if (isLeaving) return load();
    const timer = wait(load);
    const show = (page?: LoadedPage) => {
      // The visitor followed another link, or the browser is already loading this page.
      if (waiting !== timer) return;
      // Gatsby would also reload for a page from another build, but add a second history entry.
      if (!isOfThisBuild(page)) {
        clearTimeout(waiting);
        return load();
      }
      wait(reloadUnlessShown);
      navigate(to, options);
    };
    window.___loader.loadPage(pathname + search).then(show, () => show());
  };

  /** Loads a page with the link's state, such as the chosen plan. A reload keeps the history entry's state. */
  function loadWith(href: string, state?: object | null): void {
    isLeaving = true;
    if (state) {
      // The visitor clicked again while the page was loading.
      if (location.href === href) history.replaceState(state, "", href);
      else history.pushState(state, "", href);
      browser.reload();
    } else browser.assign(href);
  }

  addEventListener("pageshow", ({ persisted }) => {
    isLeaving = false;
    if (!persisted) return;
    // The browser restored the page from its back/forward cache, so the visitor no longer waits for the link.
    clearTimeout(waiting);
    waiting = undefined;
  });

  // Back and Forward have already changed the URL. If the page isn't loaded, as after a reload, the browser
  // loads it: Gatsby would show a late response as the page of whatever URL is current by then.
  addEventListener("popstate", () => {
    if (isShown() || window.___loader.loadPageSync(location.pathname)) wait(reloadUnlessShown);
    else browser.reload();
  });

  /** Reloads if the page didn't render, which happens if React stopped during the navigation. */
  function reloadUnlessShown() {
    if (!isShown()) browser.reload();
  }
}

function isOfThisBuild(page: LoadedPage | undefined): boolean {
  return page?.page?.webpackCompilationHash === window.___webpackCompilationHash;
}
