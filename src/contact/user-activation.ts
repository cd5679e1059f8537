/**
 * Whether a person has pressed a key or a button, or touched the page, since it was loaded; true
 * where the browser can't say. Programs that fill in forms by script mostly don't.
 *
 * Every way to submit is such an act itself, assistive technology's included, and one that came
 * before hydration counts, so a visitor is never without it. Should a browser be mistaken, the
 * form fails visibly and "Try again" is an act.
 */
export function hasBeenOperated(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}
