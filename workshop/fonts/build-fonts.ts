/** `npm run fonts`: builds the site's two web fonts and src/styles/fonts.css. */
import { readdirSync, readFileSync } from "node:fs";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { parse } from "yaml";
import { FACES, readFont, sourceOf } from "../../src/node/fonts";
import { fail } from "../../tools/shared/run";
import { type FaceToWrite, fallbackMetrics, fontsCss, localSources } from "./fonts-css";
import { measureWidths } from "./measure";

const OUT = path.join(__dirname, "../../src/styles");
const DATA = path.join(__dirname, "../../data");

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");

/** The characters to keep, which cover Western European text. Characters that a font lacks are skipped. */
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ‐‑‒–—‘’‚“”„†‡•…‹›′″⁄€™←↑→↓−≈≤≥\u2009\u202F`;

/** Only Geist needs `tnum`, because Funnel Display's figures are always tabular. */
const FEATURES = ["kern", "liga", "ccmp", "mark", "tnum"];

/** The text width of each fallback font is measured in titles or other text, at the weight `at`. */
export const WEB_FONTS = [
  {
    ...FACES.display,
    source: sourceOf("display", "latin"),
    weights: { min: 500, max: 800 },
    measuredIn: (key: string) => key === "title",
    // This font's width barely changes with its weight, so one fallback is enough.
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

/** Returns the text of all included keys in data/. Skips single words, such as names and URLs. */
function textsOf(isIncluded: (key: string) => boolean): string {
  const texts: string[] = [];
  for (const file of readdirSync(DATA).filter((name) => name.endsWith(".yaml"))) {
    JSON.stringify(parse(readFileSync(path.join(DATA, file), "utf8")), (key, value: unknown) => {
      if (typeof value === "string" && value.includes(" ") && isIncluded(key)) texts.push(value);
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
  // The license must be distributed with the font.
  const license = path.join(OUT, "fonts", `${face.file}.LICENSE.txt`);
  await copyFile(path.join(path.dirname(face.source), "../LICENSE"), license);
  console.log(`${face.file}.woff2: ${font.length} bytes`);

  const web = `url("data:font/woff2;base64,${font.toString("base64")}")`;
  const text = textsOf(face.measuredIn);
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
