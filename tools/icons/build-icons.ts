/**
 * Makes the icon font from Lucide's, with only the icons of src/components/Icon/icons.ts. Run it
 * after a change of that list, and commit what it writes:
 *
 *   npx tsx tools/icons/build-icons.ts
 */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { ICON_NAMES, ICONS } from "../../src/components/Icon/icons";

const OUT = join(__dirname, "../../static/styles/fonts");
const { resolve } = createRequire(__filename);

async function main(): Promise<void> {
  const characters = ICON_NAMES.map((name) => ICONS[name].codePoint);
  const font = await subsetFont(
    await readFile(resolve("lucide-static/font/lucide.woff2")),
    String.fromCodePoint(...characters),
    { targetFormat: "woff2", keepFeatures: [], noHinting: true },
  );
  await mkdir(OUT, { recursive: true });
  await writeFile(join(OUT, "icons.woff2"), font);
  // The licence asks to travel with the font.
  await copyFile(resolve("lucide-static/LICENSE"), join(OUT, "icons.LICENSE.txt"));
  console.log(`icons.woff2: ${font.length} bytes, ${ICON_NAMES.length} icons`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
