import { readFileSync } from "node:fs";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { PriceDrawing } from "../sections/Plans/PriceDrawing";
import { colorOf, readTokens, SCHEMES } from "./tokens";

const STYLES = path.join("src", "sections", "Plans", "PriceDrawing.module.css");

/** The part of the pricing page's query result that the drawing uses. */
export type PricePictureWords = Pick<
  Queries.PricingPageQuery["content"]["pricing"],
  "plans" | "finder"
>;

/**
 * Returns an SVG file that shows the monthly cost with annual billing as a curve and the worked examples as
 * points. The pricing page shows this picture if JavaScript is off. The picture scales to any width and
 * adapts to the color scheme.
 */
export function pricePicture({ plans, finder }: PricePictureWords): string {
  const styles = readFileSync(STYLES, "utf8").replace(/\/\*.*?\*\//gs, "");
  const drawing = renderToStaticMarkup(
    // Leave space for the amounts to the left of the curve and the minutes below it.
    <svg x="15%" y="7%" width="82%" height="80%" overflow="visible" aria-hidden="true">
      <PriceDrawing
        plans={plans}
        range={finder.minutes}
        billing="annual"
        parallel={1}
        cheaper={finder.cheaper}
        examples={finder.examples.needs}
        classes={CLASS_NAMES}
      />
    </svg>,
  );
  const ownStyles = `${tokensIn(styles)}svg{font-family:sans-serif}${styles}`;
  return `<svg xmlns="http://www.w3.org/2000/svg"><style>${ownStyles}</style>${drawing}</svg>\n`;
}

/** Maps each class name to itself, because the SVG file includes the style sheet unchanged. */
const CLASS_NAMES = new Proxy<Record<string, string>>({}, { get: (_, name) => String(name) });

/** Returns CSS rules that define the tokens used in a style sheet, for both color schemes. */
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
