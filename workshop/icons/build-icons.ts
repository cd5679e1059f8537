/**
 * `npm run icons`: builds the icon font from the Lucide and Bootstrap icons in glyphs.ts and the customer logos
 * in mark-shapes.ts. The font's file name contains a hash, so this script also updates the name in the files
 * that use the font.
 */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import bootstrapCodePoints from "bootstrap-icons/font/bootstrap-icons.json";
import { createFont } from "fonteditor-core";
import lucideCodePoints from "lucide-static/font/codepoints.json";
import subsetFont from "subset-font";
import svgpath from "svgpath";
import { MARKS } from "../../src/components/CustomerLogo/marks";
import { ICON_NAMES, ICONS } from "../../src/styles/icons";
import { fail } from "../../tools/shared/run";
import { GLYPHS } from "./glyphs";
import { MARK_SHAPES } from "./mark-shapes";

const ROOT = join(__dirname, "../..");
const OUT = join(ROOT, "static/styles/fonts");

const NAMED_IN = ["gatsby-ssr.tsx", "src/styles/icons.css"];

const { resolve } = createRequire(__filename);

const LUCIDE = resolve("lucide-static/font/lucide.woff2");
const BOOTSTRAP = resolve("bootstrap-icons/font/fonts/bootstrap-icons.woff2");

const LICENSES = [resolve("lucide-static/LICENSE"), join(BOOTSTRAP, "../../../LICENSE")];

/** Reduces an icon set's font to the icons in use, and gives them the code points in icons.ts. */
async function partOf(file: string, set?: "bootstrap") {
  const codePoints = new Map<string, number>(
    Object.entries(set === undefined ? lucideCodePoints : bootstrapCodePoints),
  );
  const names = ICON_NAMES.filter((name) => GLYPHS[name].set === set);
  const ours = new Map(names.map((name) => [codePoints.get(GLYPHS[name].glyph), ICONS[name]]));
  const characters = [...ours.keys()].filter((codePoint) => codePoint !== undefined);
  const part = await subsetFont(await readFile(file), String.fromCodePoint(...characters), {
    targetFormat: "sfnt",
    keepFeatures: [],
    noHinting: true,
  });
  const font = createFont(part, { type: "ttf" });
  for (const glyph of font.get().glyf ?? []) {
    glyph.unicode = (glyph.unicode ?? []).flatMap((codePoint) => ours.get(codePoint) ?? []);
  }
  return font;
}

const GRID = 24;
const EM = 1000;

function fontOfMarks() {
  const glyphs = Object.entries(MARKS).map(([slug, codePoint]) => {
    const drawing = MARK_SHAPES[slug];
    if (drawing === undefined) throw new Error(`The customer logo ${slug} has no drawing.`);
    // In fonts, the y axis points up.
    const unit = EM / GRID;
    const upright = svgpath(drawing).abs().scale(unit, -unit).translate(0, EM).round(0).toString();
    return `<glyph unicode="&#x${codePoint.toString(16)};" horiz-adv-x="${EM}" d="${upright}"/>`;
  });
  const face = `<font-face font-family="Marks" units-per-em="${EM}" ascent="${EM}" descent="0"/>`;
  return createFont(
    `<svg xmlns="http://www.w3.org/2000/svg"><defs><font>${face}${glyphs.join("")}</font></defs></svg>`,
    { type: "svg" },
  );
}

const emOf = (font: ReturnType<typeof createFont>) => font.get().head?.unitsPerEm ?? EM;

async function main(): Promise<void> {
  const font = await partOf(LUCIDE);
  for (const other of [await partOf(BOOTSTRAP, "bootstrap"), fontOfMarks()]) {
    // Scale the glyphs to Lucide's units per em.
    font.merge(other, { scale: emOf(font) / emOf(other) });
  }
  const merged = Buffer.from(font.write({ type: "ttf", toBuffer: true }));
  // Subset the merged font again to remove the glyph names and Windows tables that merging adds.
  const marks = String.fromCodePoint(...Object.values(MARKS));
  const icons = String.fromCodePoint(...Object.values(ICONS));
  const woff2 = await subsetFont(merged, icons + marks, {
    targetFormat: "woff2",
    keepFeatures: [],
    noHinting: true,
  });
  await mkdir(OUT, { recursive: true });
  for (const old of await readdir(OUT)) if (old.endsWith(".woff2")) await rm(join(OUT, old));
  const name = `icons-${createHash("sha256").update(woff2).digest("hex").slice(0, 8)}.woff2`;
  await writeFile(join(OUT, name), woff2);
  for (const file of NAMED_IN) {
    const text = await readFile(join(ROOT, file), "utf8");
    await writeFile(join(ROOT, file), text.replace(/\bicons-[0-9a-f]{8}\.woff2/g, name));
  }
  // The licenses must be distributed with the font.
  const licenses = await Promise.all(LICENSES.map((file) => readFile(file, "utf8")));
  await writeFile(join(OUT, "icons.LICENSE.txt"), licenses.join("\n---\n\n"));
  console.log(`${name}: ${woff2.length} bytes, ${ICON_NAMES.length} icons, ${marks.length} logos`);
}

main().catch(fail);
