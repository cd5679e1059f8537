/**
 * Makes the site's two web fonts and src/styles/fonts.css. Run it after a change here or a new version of a
 * font package, and commit what it writes:
 *
 *   npx tsx tools/fonts/build-fonts.ts && npm run format
 */
import { readdirSync, readFileSync } from "node:fs";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { parse } from "yaml";
import { FACES, readFont, sourceOf } from "../../src/styles/drawing-fonts";
import { fail } from "../shared/run";
import { type FaceToWrite, fallbackMetrics, fontsCss, localSources } from "./fonts-css";
import { measureWidths } from "./measure";

const OUT = path.join(__dirname, "../../src/styles");
const DATA = path.join(__dirname, "../../data");

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");

/** What text in English and its neighbors needs, thin and narrow spaces included; a font leaves out what it lacks. */
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ‐‑‒–—‘’‚“”„†‡•…‹›′″⁄€™←↑→↓−≈≤≥\u2009\u202F`;

/**
 * Kerning, ligatures, combining accents, and figures of one width for prices and statistics
 * (Geist; those of Funnel Display are of one width already).
 */
const FEATURES = ["kern", "liga", "ccmp", "mark", "tnum"];

/**
 * What is made of the faces. A fallback's `at` is the weight whose widths stand for its range of weights;
 * they are measured in the site's own titles, or in all its other texts.
 */
export const WEB_FONTS = [
  {
    ...FACES.display,
    source: sourceOf("display", "latin"),
    weights: { min: 500, max: 800 },
    measuredIn: (key: string) => key === "title",
    // Between its weights, a line's width differs by 0.4% of Arial's.
    fallbacks: [{ weights: { min: 500, max: 800 }, at: 650, arial: "bold" }],
  },
  {
    ...FACES.text,
    source: sourceOf("text", "latin"),
    weights: { min: 400, max: 700 },
    measuredIn: (key: string) => key !== "title",
    fallbacks: [
      { weights: { min: 400, max: 449 }, at: 400, arial: "regular" },
      { weights: { min: 450, max: 549 }, at: 500, arial: "regular" },
      { weights: { min: 550, max: 649 }, at: 600, arial: "bold" },
      { weights: { min: 650, max: 700 }, at: 700, arial: "bold" },
    ],
  },
] as const;

/** The words of data/ under some keys, one after the other; no names, addresses or code. */
function words(belongs: (key: string) => boolean): string {
  const texts: string[] = [];
  for (const file of readdirSync(DATA).filter((name) => name.endsWith(".yaml"))) {
    JSON.stringify(parse(readFileSync(path.join(DATA, file), "utf8")), (key, value: unknown) => {
      if (typeof value === "string" && value.includes(" ") && belongs(key)) texts.push(value);
      return value;
    });
  }
  return texts.join(" ");
}

async function buildFace(face: (typeof WEB_FONTS)[number]): Promise<FaceToWrite> {
  const original = await readFile(face.source);
  const font = await subsetFont(original, CHARACTERS, {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
    variationAxes: { wght: face.weights },
    noHinting: true,
  });
  await writeFile(path.join(OUT, "fonts", `${face.file}.woff2`), font);
  // The license asks to travel with the font.
  const license = path.join(OUT, "fonts", `${face.file}.LICENSE.txt`);
  await copyFile(path.join(path.dirname(face.source), "../LICENSE"), license);
  console.log(`${face.file}.woff2: ${font.length} bytes`);

  const web = `url("data:font/woff2;base64,${font.toString("base64")}")`;
  const text = words(face.measuredIn);
  const widths = await measureWidths(
    face.fallbacks.flatMap(({ at, arial }) => [
      { src: web, weight: at, text },
      { src: localSources(arial), weight: at, text },
    ]),
  );
  const fallbacks = face.fallbacks.map(({ weights, arial }, index) => {
    const [ofWeb = 0, ofLocal = 0] = widths.slice(2 * index);
    return { weights, arial, metrics: fallbackMetrics(readFont(face.source), ofWeb / ofLocal) };
  });
  return { ...face, fallbacks };
}

async function main(): Promise<void> {
  await mkdir(path.join(OUT, "fonts"), { recursive: true });
  await writeFile(
    path.join(OUT, "fonts.css"),
    fontsCss(await Promise.all(WEB_FONTS.map(buildFace))),
  );
}

if (require.main === module) main().catch(fail);
