/**
 * Fetches a page's data ahead of its being asked for, in place of Gatsby's own way
 * (.cache/prefetch.js, see speed/webpack.ts). That puts `<link rel="prefetch">` into the head, which
 * Firefox judges by the policy's `default-src` and refuses, and Safari doesn't know. Gatsby itself
 * asks for nothing ahead with Save-Data.
 *
 * @returns once the answer is in the browser's cache; never if it doesn't come, as Gatsby expects.
 */
export default function prefetch(url: string): Promise<void> {
  return new Promise((resolve) => {
    fetch(url, { priority: "low" })
      .then((response) => response.text())
      // Without it nothing is lost: the page asks again when it is needed.
      .then(
        () => resolve(),
        () => {},
      );
  });
}
