import { readFileSync } from "node:fs";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { billedInWords } from "../sections/Plans/crossovers";
import { PriceDrawing } from "../sections/Plans/PriceDrawing";
import { colorOf, readTokens, SCHEMES } from "./tokens";

const STYLES = path.join("src", "sections", "Plans", "PriceDrawing.module.css");

/** What the drawing takes of the answer of the pricing page's query. */
export type PricePictureWords = Pick<
  Queries.PricingPageQuery["content"]["pricing"],
  "plans" | "finder" | "words"
>;

/**
 * The curve of what a month costs when billed annually, with the worked examples as points: a file that the
 * pricing page shows where no script runs. It fits any width, and follows the color scheme.
 */
export function pricePicture({ plans, finder, words }: PricePictureWords): string {
  const styles = readFileSync(STYLES, "utf8").replace(/\/\*.*?\*\//gs, "");
  const drawing = renderToStaticMarkup(
    // With room for the amounts on its left and the minutes below.
    <svg x="15%" y="7%" width="82%" height="80%" overflow="visible" aria-hidden="true">
      <PriceDrawing
        plans={plans}
        range={finder.minutes}
        billing="annual"
        parallel={1}
        billed={billedInWords(plans, "annual", words)}
        examples={finder.examples.needs}
        classes={OWN_NAMES}
      />
    </svg>,
  );
  const ownStyles = `${tokensIn(styles)}svg{font-family:sans-serif}${styles}`;
  return `<svg xmlns="http://www.w3.org/2000/svg"><style>${ownStyles}</style>${drawing}</svg>\n`;
}

/** In a file, classes keep the names that they have in the style sheet. */
const OWN_NAMES = new Proxy<Record<string, string>>({}, { get: (_, name) => String(name) });

/** The tokens that a style sheet uses, in both color schemes. */
function tokensIn(styles: string): string {
  const names = new Set([...styles.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = ""]) => name));
  const rules = SCHEMES.map((scheme) => {
    const tokens = readTokens(scheme);
    const valueIn = (name: string) =>
      name.startsWith("color-") ? colorOf(name, tokens) : tokens.get(`--${name}`);
    const values = [...names].map((name) => `--${name}:${valueIn(name)}`);
    return `@media (prefers-color-scheme:${scheme}){:root{${values.join(";")}}}`;
  });
  return rules.join("");
}
