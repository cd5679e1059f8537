import { create, type Font } from "fontkit";
import { convert } from "fontverter";
import { drawableWords } from "../../styles/drawing-fonts";

/** Sets words in one face; sizes in pixels. */
export interface Typesetter {
  /** How wide words are. */
  measure(words: string, size: number): number;
  /**
   * Words as SVG path data, which begins at the start of the base line: no program that draws them
   * needs the font.
   */
  draw(words: string, size: number): string;
}

/** A letter as it is set: lengths in widths of an em. */
interface SetLetter {
  path: ReturnType<Font["layout"]>["glyphs"][number]["path"];
  /** What an em is in the path's own units. */
  unitsPerEm: number;
  advance: number;
  right: number;
  up: number;
}

/**
 * A typesetter for a weight of variable fonts; `tracking` is what stands between two letters, in
 * widths of an em.
 *
 * @param files the fonts' files (WOFF2), unpacked first: fontkit can't vary a packed one. Each letter is
 *   set in the first font that has it
 */
export async function typesetterOf(
  files: readonly Buffer[],
  weight: number,
  tracking = 0,
): Promise<Typesetter> {
  const fonts: Font[] = [];
  // One after the other: fontverter unpacks each into the same memory, which it copies a moment later.
  for (const file of files) fonts.push(await vary(file, weight));
  // Words are measured many times until their lines are found, and drawn once.
  const layouts = new Map<string, SetLetter[]>();
  const layoutOf = (words: string) => {
    const layout = layouts.get(words) ?? set(words, fonts);
    layouts.set(words, layout);
    return layout;
  };
  return {
    measure: (words, size) =>
      layoutOf(words).reduce((sum, { advance }) => sum + advance + tracking, 0) * size,
    draw: (words, size) => {
      let x = 0;
      const paths = layoutOf(words).map(({ path, unitsPerEm, advance, right, up }) => {
        const at = x + right * size;
        x += (advance + tracking) * size;
        const scale = size / unitsPerEm;
        return path
          .scale(scale, -scale)
          .translate(at, -up * size)
          .toSVG();
      });
      return paths.join("").replace(/\d+\.\d+/g, (number) => Number(number).toFixed(1));
    },
  };
}

async function vary(woff2: Buffer, weight: number): Promise<Font> {
  const font = create(await convert(woff2, "sfnt"));
  if (!("getVariation" in font)) throw new Error("A collection of fonts has no variations");
  return font.getVariation({ wght: weight });
}

/** @throws Error for a letter that no font has, which the content check tells before (firstUndrawable) */
function set(words: string, fonts: readonly Font[]): SetLetter[] {
  const runs: { font: Font; words: string }[] = [];
  for (const letter of drawableWords(words)) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    if (font === undefined) throw new Error(`No font has "${letter}", of "${words}"`);
    const last = runs.at(-1);
    if (last?.font === font) last.words += letter;
    else runs.push({ font, words: letter });
  }
  return runs.flatMap(({ font, words: run }) => {
    const { unitsPerEm } = font;
    const { glyphs, positions } = font.layout(run);
    return glyphs.map(({ path }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      return {
        path,
        unitsPerEm,
        advance: xAdvance / unitsPerEm,
        right: xOffset / unitsPerEm,
        up: yOffset / unitsPerEm,
      };
    });
  });
}
