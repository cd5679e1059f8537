/** Reports a successful submission to analytics (specification, section 7). Never throws. */
export function reportSubmission(): void {
  try {
    window.gtag?.("event", "click", {
      event_category: "Contact",
      event_label: "submit contact info",
    });
  } catch {
    // A broken or blocked tag must not make a successful submission look like a failure.
  }
}
