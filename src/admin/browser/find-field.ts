const INTERVAL_MS = 100;
const MAX_TRIES = 50;

const fieldAt = (path: string) =>
  document.querySelector(`.content-editor [data-key-path="${CSS.escape(path)}"]`);

/** Shows the field that a search found. The editor looks for it once, but renders only fields near the viewport. */
async function showField(highlight: { locale: string; keyPath: string }): Promise<void> {
  const steps = highlight.keyPath.split(".");
  const paths = steps.map((_, index) => steps.slice(0, index + 1).join("."));
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
    if (fieldAt(highlight.keyPath)?.contains(document.activeElement)) return;
    const nearest = paths.findLast((path) => fieldAt(path));
    if (nearest === undefined) continue;
    fieldAt(nearest)?.scrollIntoView({ block: "center" });
    // The editor expands the groups around the field, and focuses it if it is rendered.
    const message = { type: "highlight-editor-field", payload: highlight };
    window.postMessage(message, window.location.origin);
  }
}

window.addEventListener("hashchange", () => {
  const highlight = window.history.state?.highlight;
  if (highlight?.keyPath) void showField(highlight);
});
