/**
 * Stands in a page's head where the small script belongs that starts all others. The page is rendered
 * by code that can't know what webpack has written for the browser, and host/finish-pages.ts puts it
 * there once both are done.
 */
export const START_SCRIPT = '"start-script"';

/** Of the template in which the runtime's scripts wait: for Gatsby, the page's path. */
export const RUNTIME_ATTRIBUTE = "data-page-path";
