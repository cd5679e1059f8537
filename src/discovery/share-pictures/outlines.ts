import { create, type Font } from "fontkit";
import { convert } from "fontverter";

/** Sets words in one font; sizes in pixels. */
export interface Typesetter {
  /** How wide words are. */
  measure(words: string, size: number): number;
  /**
   * Words as SVG path data, which begins at the start of the base line: no program that draws them
   * needs the font.
   */
  draw(words: string, size: number): string;
}

/**
 * A typesetter for a weight of a variable font; `tracking` is what stands between two letters, in
 * widths of an em.
 *
 * @param woff2 the font's file, unpacked first: fontkit can't vary a packed one
 */
export async function typesetterOf(
  woff2: Buffer,
  weight: number,
  tracking = 0,
): Promise<Typesetter> {
  const font = create(await convert(woff2, "sfnt"));
  if (!("getVariation" in font)) throw new Error("A collection of fonts has no variations");
  const varied: Font = font.getVariation({ wght: weight });
  // Words are measured many times until their lines are found, and drawn once.
  const layouts = new Map<string, ReturnType<Font["layout"]>>();
  const layoutOf = (words: string) => {
    const layout = layouts.get(words) ?? varied.layout(words);
    layouts.set(words, layout);
    return layout;
  };
  const { unitsPerEm } = varied;
  return {
    measure: (words, size) => {
      const { advanceWidth, glyphs } = layoutOf(words);
      return (advanceWidth / unitsPerEm + tracking * glyphs.length) * size;
    },
    draw: (words, size) => {
      const scale = size / unitsPerEm;
      const { glyphs, positions } = layoutOf(words);
      let x = 0;
      const paths = glyphs.map((glyph, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const at = x + xOffset * scale;
        x += xAdvance * scale + tracking * size;
        return glyph.path
          .scale(scale, -scale)
          .translate(at, -yOffset * scale)
          .toSVG();
      });
      return paths.join("").replace(/\d+\.\d+/g, (number) => Number(number).toFixed(1));
    },
  };
}
