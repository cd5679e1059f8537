/**
 * Checks whether a person has pressed a key, clicked or tapped since the page loaded. Returns true if the
 * browser doesn't provide this information. Scripts that fill in forms usually don't activate the page.
 *
 * However a visitor submits the form, including with assistive technology or before hydration, the action
 * itself activates the page, so visitors always pass this check. If a browser gets it wrong, the form shows a
 * failure, and clicking "Try again" activates the page.
 */
export function hasUserActivation(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}
