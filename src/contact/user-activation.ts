/**
 * Checks whether a person has pressed a key, clicked or touched the page since it loaded. Returns true if the
 * browser can't tell. Programs that fill in forms by script usually don't activate the page.
 *
 * Every way to submit is itself an activation, including through assistive technology and before hydration,
 * so a visitor always passes. If a browser is wrong, the form shows a failure, and clicking "Try again"
 * activates the page.
 */
export function hasUserActivation(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}
