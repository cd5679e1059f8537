/**
 * Checks whether a person has pressed a key, clicked or tapped since the page loaded. Returns true if the
 * browser doesn't provide this information. Scripts that fill in forms usually don't activate the page.
 *
 * Every way of submitting the form activates the page, so visitors always pass this check, even if they use
 * assistive technology or submit the form before hydration. If a browser wrongly reports that there was no
 * activation, the form shows a failure, and clicking "Try again" activates the page.
 */
export function hasUserActivation(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}
