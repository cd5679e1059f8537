/* The part of the inline scripts that development needs, too. */

/** How long the loading flag stays set (specification, section 4), in milliseconds. */
const LOADING_MS = 2000;

// Make pages start at the top, before the browser restores the scroll position on a reload.
history.scrollRestoration = "manual";

const { dataset } = document.documentElement;
// Hide the fallbacks for missing scripts (components/WithoutScript).
dataset.scripts = "";
// While the loading flag is set, decorative transitions don't run (tokens.css).
dataset.loading = "";
setTimeout(() => delete dataset.loading, LOADING_MS);

// Without an export, esbuild would wrap the file like a CommonJS module.
export {};
