import { PAGES } from "../support/site-content";
import { FILES, htmlOf, read } from "./support/site";

const STYLES = /<style[^>]*>(.*?)<\/style>/gs;

const scripts = FILES.filter((file) => file.endsWith(".js")).map(read);
/** The words of every text in the site's scripts. */
const inScripts = new Set(
  scripts.flatMap((script) =>
    Array.from(script.matchAll(/"([\w -]{1,80})"/g)).flatMap(([, text = ""]) => text.split(" ")),
  ),
);

describe.each(PAGES)("of the classes that the styles of $path name", ({ path }) => {
  const html = htmlOf(path);
  const css = Array.from(html.matchAll(STYLES), ([, text]) => text).join("");
  const named = new Set(
    Array.from(css.matchAll(/\.([a-z_][\w-]*)(?=[^{}]*\{)/gi), ([, name = ""]) => name),
  );
  const inHtml = new Set(
    Array.from(html.replace(STYLES, "").matchAll(/class="([^"]*)"/g)).flatMap(([, names = ""]) =>
      names.split(/\s+/),
    ),
  );
  const elsewhere = [...named].filter((name) => !inHtml.has(name));

  test("each stands in its HTML or in a script", () => {
    expect(named.size).toBeGreaterThan(50);
    expect(elsewhere.filter((name) => !inScripts.has(name))).toEqual([]);
  });

  test("four of five at least stand in its HTML: the page has the styles of no other", () => {
    expect(elsewhere.length).toBeLessThanOrEqual(named.size / 5);
  });
});
