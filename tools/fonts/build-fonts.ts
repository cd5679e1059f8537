/**
 * Makes the site's two web fonts and src/styles/fonts.css. Run it after a change here or a new
 * version of a font package, and commit what it writes:
 *
 *   npx tsx tools/fonts/build-fonts.ts && npm run format
 */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import { FACES, sourceOf } from "../../src/styles/drawing-fonts";
import { fail } from "../shared/run";
import { fallbackMetrics } from "./fallback-metrics";
import { type FaceToWrite, fontsCss, localSources } from "./fonts-css";
import { measureWidths } from "./measure";
import { SAMPLES } from "./samples";
import { readFont } from "./sfnt";

const OUT = join(__dirname, "../../src/styles");

/** What text in English and its neighbours needs; a font lacks some, and then leaves them out. */
const CHARACTERS = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...codePoints("ıŒœ‐‑‒–—‘’‚“”„†‡•…‹›′″⁄€™←↑→↓−≈≤≥"),
  ...codePoints("\u2009\u202F"), // thin space, narrow no-break space
];

/**
 * Kerning, ligatures, combining accents, and figures of one width for prices and statistics
 * (Geist; those of Funnel Display are of one width already).
 */
const FEATURES = ["kern", "liga", "ccmp", "mark", "tnum"];

/**
 * What is made of the faces. A fallback's `at` is the weight whose widths stand for its range of
 * weights, and `sample` the text that is measured.
 */
export const WEB_FONTS = [
  {
    ...FACES.display,
    source: sourceOf("display", "latin"),
    weights: { min: 500, max: 800 },
    sample: SAMPLES.headings,
    // Between its weights, a line's width differs by 0.4% of Arial's.
    fallbacks: [{ weights: { min: 500, max: 800 }, at: 650, arial: "bold" }],
  },
  {
    ...FACES.text,
    source: sourceOf("text", "latin"),
    weights: { min: 400, max: 700 },
    sample: SAMPLES.text,
    fallbacks: [
      { weights: { min: 400, max: 449 }, at: 400, arial: "regular" },
      { weights: { min: 450, max: 549 }, at: 500, arial: "regular" },
      { weights: { min: 550, max: 649 }, at: 600, arial: "bold" },
      { weights: { min: 650, max: 700 }, at: 700, arial: "bold" },
    ],
  },
] as const;

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

function codePoints(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0);
}

interface BuiltFace extends FaceToWrite {
  bytes: number;
  characters: number;
}

async function buildFace(face: (typeof WEB_FONTS)[number]): Promise<BuiltFace> {
  const original = await readFile(face.source);
  const facts = await readFont(original);
  const characters = CHARACTERS.filter((codePoint) => facts.glyphs.has(codePoint));
  const font = await subsetFont(original, String.fromCodePoint(...characters), {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
    variationAxes: { wght: face.weights },
    noHinting: true,
  });
  await writeFile(join(OUT, "fonts", `${face.file}.woff2`), font);
  // The licence asks to travel with the font.
  await copyFile(
    join(dirname(face.source), "../LICENSE"),
    join(OUT, "fonts", `${face.file}.LICENSE.txt`),
  );
  const web = `url("data:font/woff2;base64,${font.toString("base64")}")`;
  const widths = await measureWidths(
    face.fallbacks.flatMap(({ at, arial }) => [
      { src: web, weight: at, text: face.sample },
      { src: localSources(arial), weight: at, text: face.sample },
    ]),
  );
  const fallbacks = face.fallbacks.map(({ weights, arial }, index) => {
    const [ofWeb = 0, ofLocal = 0] = widths.slice(2 * index);
    const metrics = fallbackMetrics(facts, { web: ofWeb, local: ofLocal });
    return { weights, arial, metrics };
  });
  return { ...face, fallbacks, characters: characters.length, bytes: font.length };
}

async function main(): Promise<void> {
  await mkdir(join(OUT, "fonts"), { recursive: true });
  const faces = await Promise.all(WEB_FONTS.map(buildFace));
  await writeFile(join(OUT, "fonts.css"), fontsCss(faces));

  for (const { file, bytes, characters } of faces) {
    console.log(`${file}.woff2: ${bytes} bytes, ${characters} characters`);
  }
}

if (require.main === module) main().catch(fail);
