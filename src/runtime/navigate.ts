import type { NavigateOptions } from "@reach/router";
import { isShown } from "./keep-page";

/** A page as Gatsby's loader gives it; one that can't be had has a status of "error" or is none. */
export interface LoadedPage {
  status?: string;
  page?: { webpackCompilationHash?: string };
}

declare global {
  interface Window {
    ___navigate: (to: string | number, options?: NavigateOptions<object>) => void;
    ___loader: {
      loadPage: (path: string) => Promise<LoadedPage | undefined>;
      /** What is there already. */
      loadPageSync: (path: string) => LoadedPage | undefined;
      hovering: (path: string) => void;
    };
    ___webpackCompilationHash?: string;
  }
}

/** How long a page may take before the browser loads it by itself, in milliseconds. */
export const PATIENCE_MS = 4_000;

/** How the browser itself loads a page. */
type Browser = Pick<Location, "reload"> & { assign: (address: string) => void };

/**
 * Has a navigation inside the site give up. Gatsby waits for a page's data, script and styles without
 * a limit, and whoever follows the same link again waits for the same answer; so after a while, or if
 * the page is of another build, the browser loads it as any link's. Called once Gatsby has set up its
 * own `window.___navigate`, which its links call.
 */
export function navigateWithPatience(browser: Browser = location): void {
  const navigate = window.___navigate;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** Whether the browser is loading a page by itself. */
  let isLeaving = false;

  function wait(act: () => void) {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      waiting = undefined;
      act();
    }, PATIENCE_MS);
    return waiting;
  }

  window.___navigate = (to, options) => {
    if (typeof to === "number") return navigate(to);
    const { href, pathname, search, hash } = new URL(to, location.href);
    // A place on this page the browser itself goes to, and has the keyboard go on from there.
    const isHere = pathname + search === location.pathname + location.search;
    if (isHere && hash !== "" && !options?.state) return browser.assign(href);
    const load = () => loadWith(href, options?.state);
    // A page that Gatsby showed meanwhile would be followed by the one that is being loaded.
    if (isLeaving) return load();
    const own = wait(load);
    const show = (page?: LoadedPage) => {
      // Otherwise the visitor has gone on to another page meanwhile, or the browser loads this one.
      if (waiting !== own) return;
      // Gatsby would load a page of another build too, and add a second entry to the history.
      if (!isOfThisBuild(page)) {
        clearTimeout(waiting);
        return load();
      }
      wait(reloadUnlessShown);
      navigate(to, options);
    };
    window.___loader.loadPage(pathname + search).then(show, () => show());
  };

  /** With what the link sends along, such as the plan that was chosen: a reload keeps the entry's state. */
  function loadWith(href: string, state?: object | null): void {
    isLeaving = true;
    if (state) {
      // A second time where the first is still under way.
      if (location.href === href) history.replaceState(state, "", href);
      else history.pushState(state, "", href);
      browser.reload();
    } else browser.assign(href);
  }

  addEventListener("pageshow", ({ persisted }) => {
    isLeaving = false;
    if (!persisted) return;
    // The browser has kept the page, and comes back to it: nobody waits for that link any more.
    clearTimeout(waiting);
    waiting = undefined;
  });

  // Back and forward have changed the address already. A page that isn't there, as after a reload, is the
  // browser's to load: Gatsby would take a late answer for the page that the address names by then.
  addEventListener("popstate", () => {
    if (isShown() || window.___loader.loadPageSync(location.pathname)) wait(reloadUnlessShown);
    else browser.reload();
  });

  /** A page that has come may still not be there, if React has ended on the way. */
  function reloadUnlessShown() {
    if (!isShown()) browser.reload();
  }
}

function isOfThisBuild(page: LoadedPage | undefined): boolean {
  return page?.page?.webpackCompilationHash === window.___webpackCompilationHash;
}
