import { create, type Font } from "fontkit";
import { convert } from "fontverter";
import { drawableWords } from "../../styles/drawing-fonts";

/** Text as shapes, which can be drawn without a font. Lengths are in thousandths of the font size. */
export interface Shapes {
  width: number;
  path: () => string;
}

/** Throws if no font contains a character, which the content check reports earlier (firstUndrawable). */
export type Typesetter = (words: string) => Shapes;

/** Each character uses the first font that contains it. `tracking` is in thousandths of the font size. */
export async function typesetterOf(
  files: readonly Buffer[],
  weight: number,
  tracking = 0,
): Promise<Typesetter> {
  const fonts: Font[] = [];
  // Don't convert in parallel, because fontverter reuses one buffer for all conversions.
  for (const file of files) {
    // Decompress the font, because fontkit can't change the weight of a WOFF2 font.
    const font = create(await convert(file, "sfnt"));
    if (!("getVariation" in font)) throw new Error("A font collection has no variations");
    fonts.push(font.getVariation({ wght: weight }));
  }
  const shapesOf = (words: string): Shapes => {
    let width = 0;
    const letters = runsOf(drawableWords(words), fonts).flatMap(({ font, text }) => {
      const scale = 1000 / font.unitsPerEm;
      const { glyphs, positions } = font.layout(text);
      return glyphs.map((glyph, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const x = width + xOffset * scale;
        width += xAdvance * scale + tracking;
        return () =>
          glyph.path
            .scale(scale, -scale)
            .translate(x, -yOffset * scale)
            .toSVG();
      });
    });
    return { width, path: () => letters.map((draw) => draw()).join("") };
  };
  // Cache the shapes, because line breaking measures the same text many times.
  const cache = new Map<string, Shapes>();
  return (words) => {
    const shapes = cache.get(words) ?? shapesOf(words);
    cache.set(words, shapes);
    return shapes;
  };
}

function runsOf(words: string, fonts: readonly Font[]): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of words) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    if (font === undefined)
      throw new Error(`No font contains the character "${letter}" in "${words}"`);
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}
