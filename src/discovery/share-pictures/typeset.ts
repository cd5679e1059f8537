import { create, type Font } from "fontkit";
import { convert } from "fontverter";
import { drawableWords } from "../../styles/drawing-fonts";

/** Words as shapes, so that no program that draws them needs the font. Lengths are thousandths of the type size. */
export interface Shapes {
  width: number;
  /** SVG path data, from the start of the base line. */
  path: () => string;
}

/** @throws Error for a letter that no font has, which the content check reports before (firstUndrawable) */
export type Typesetter = (words: string) => Shapes;

/**
 * A typesetter for a weight of variable fonts.
 *
 * @param files the fonts' files (WOFF2); each letter is set in the first font that has it
 * @param tracking what stands between two letters, in thousandths of the type size
 */
export async function typesetterOf(
  files: readonly Buffer[],
  weight: number,
  tracking = 0,
): Promise<Typesetter> {
  const fonts: Font[] = [];
  // One after the other: fontverter unpacks each into the same memory, which it copies a moment later.
  for (const file of files) {
    // Unpacked, since fontkit can't vary a packed font.
    const font = create(await convert(file, "sfnt"));
    if (!("getVariation" in font)) throw new Error("A collection of fonts has no variations");
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
  // A heading's words are measured many times until its lines are found.
  const known = new Map<string, Shapes>();
  return (words) => {
    const shapes = known.get(words) ?? shapesOf(words);
    known.set(words, shapes);
    return shapes;
  };
}

/** Words cut where another font has to be taken. */
function runsOf(words: string, fonts: readonly Font[]): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of words) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    if (font === undefined) throw new Error(`No font has "${letter}", of "${words}"`);
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}
