import { HtmlValidate } from "html-validate";
import { PAGES } from "../support/site-content";
import { FALLBACK, htmlOf } from "./support/site";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // How React writes HTML, which means the same to a parser: <br/>, srcSet, required="".
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    // Gatsby's and React's own ids begin with an underscore; HTML only forbids spaces.
    "valid-id": ["error", { relaxed: true }],
    // ARIA lets every list be named, not only landmarks and controls.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Editors write the number with plain spaces; global.css keeps it on one line.
    "tel-non-breaking": "off",
  },
});

test.each(PAGES)(
  "every custom property that the styles of $path use is declared there",
  ({ path }) => {
    const css = htmlOf(path);
    const used = new Set(Array.from(css.matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name));
    const declared = new Set(Array.from(css.matchAll(/[{;](--[\w-]+):/g), ([, name]) => name));
    expect(used.size).toBeGreaterThan(20);
    expect([...used].filter((name) => !declared.has(name))).toEqual([]);
  },
);

test.each([...PAGES.map(({ path }) => path), FALLBACK])("%s is valid HTML", (path) => {
  const { results } = validator.validateStringSync(htmlOf(path));
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(problems).toEqual([]);
});
