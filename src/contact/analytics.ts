/** Reports a successful submission (specification, section 7). Never throws. */
export function reportSubmission(): void {
  try {
    window.gtag?.("event", "click", {
      event_category: "Contact",
      event_label: "submit contact info",
    });
  } catch {
    // The submission has arrived; a broken or tampered tag must not turn that into a failure.
  }
}
