/**
 * Checks whether a person has pressed a key, clicked or tapped since the page loaded. Returns true if the
 * browser doesn't provide this information. Scripts that fill in forms usually don't activate the page.
 *
 * No matter how a visitor submits the form, the action itself activates the page, so visitors always pass
 * this check. That includes assistive technology and submits before hydration. If a browser wrongly reports
 * that there was no activation, the form shows a failure, and clicking "Try again" activates the page.
 */
export function hasUserActivation(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}
