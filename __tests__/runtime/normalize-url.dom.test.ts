import { normalizeUrl } from "../../src/runtime/normalize-url";

/** Normalizes a URL for which the host served `page`, and returns the result without its origin. */
function normalized(url: string, page?: string): string {
  history.replaceState({ kept: true }, "", location.origin + url);
  normalizeUrl(page);
  expect(history.state).toEqual({ kept: true });
  return location.href.replace(location.origin, "");
}

test.each(["/contact.html", "/contact%2F", "/%63ontact", "/contact/index.html"])(
  "%s becomes the path of the page that the host served",
  (url) => {
    expect(normalized(`${url}?a=1#form`, "/contact")).toBe("/contact?a=1#form");
  },
);

test.each(["/contact", "/contact/"])(
  "%s is the path of the page that the host served and doesn't change",
  (url) => {
    expect(normalized(url, "/contact")).toBe(url);
  },
);

test.each(["/nowhere", "/a%20b/%C3%BC", "/Contact", "/deep/down?x=%"])(
  "%s, for which the host served Home, doesn't change",
  (url) => {
    expect(normalized(url, "/404.html")).toBe(url);
  },
);

test.each([
  ["/%", "/%252525"],
  ["/%zz", "/%252525zz"],
  ["/100%25", "/100%252525"],
  ["/%2525", "/%252525"],
  ["//nowhere", "/nowhere"],
])("%s becomes %s, which Gatsby can decode three times", (url, expected) => {
  expect(normalized(url, "/404.html")).toBe(expected);
});
