/** Returns the fragment of the page's URL, as it was before programs encoded it or put a period or bracket after it. */
export function hashInUrl(): string {
  const { hash } = location;
  try {
    return decodeURIComponent(hash).replace(/[^a-z\d=]+$/i, "");
  } catch {
    return hash;
  }
}
