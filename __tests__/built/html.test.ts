import { HtmlValidate } from "html-validate";
import { PAGES } from "../support/site-content";
import { FALLBACK, htmlOf } from "./support/site";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React writes <br/>, srcSet and required="". Parsers accept all of these.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    // Ids from Gatsby and React begin with an underscore, which HTML allows.
    "valid-id": ["error", { relaxed: true }],
    // ARIA allows labels not just on landmarks and controls, but also on lists.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // The phone number in data/ contains normal spaces, and global.css keeps the number on one line.
    "tel-non-breaking": "off",
  },
});

test.each(PAGES)("the styles of $path declare every custom property that they use", ({ path }) => {
  const css = htmlOf(path);
  const used = new Set(Array.from(css.matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name));
  const declared = new Set(Array.from(css.matchAll(/[{;](--[\w-]+):/g), ([, name]) => name));
  expect(used.size).toBeGreaterThan(20);
  expect([...used].filter((name) => !declared.has(name))).toEqual([]);
});

test.each([...PAGES.map(({ path }) => path), FALLBACK])("%s is valid HTML", (path) => {
  const { results } = validator.validateStringSync(htmlOf(path));
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(problems).toEqual([]);
});
