import { existsSync, readFileSync } from "node:fs";
import { checkContent } from "../../src/content/check/check-content";
import { formatCount, formatError } from "../../src/content/check/content-error";
import { warningsIn } from "../../src/content/check/warnings";
import { CONTENT_FILES } from "../../src/content/model";
import { findPictureErrors } from "../../src/content/pictures";
import { git } from "../shared/git";
import { fail } from "../shared/run";

const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

/**
 * `npm run check:content [-- <figure>]`: also warns about new prices with an old date, and about expired
 * announcements. With the name of a figure, such as `speedup`, lists each line that refers to it.
 */
async function main(figures: readonly string[]): Promise<void> {
  const root = process.cwd();
  const errors = checkContent(root, await findPictureErrors(root));
  for (const error of errors) console.error(formatError(error));
  if (errors.length > 0) console.error(`\n${formatCount(errors)}`);
  else console.log(`data/: ${CONTENT_FILES.length} files, no mistakes`);
  for (const { file } of CONTENT_FILES) {
    const before = file === "plans.yaml" ? committed(`data/${file}`) : undefined;
    for (const warning of warningsIn(file, read(`data/${file}`), before))
      console.error(`Warning: ${formatError(warning)}`);
  }
  for (const name of figures) console.log(`\n${placesOf(name.replace(/^\{|\}$/g, ""))}`);
  process.exitCode = errors.length > 0 ? 1 : 0;
}

function committed(file: string): string | undefined {
  try {
    return git(["show", `HEAD:${file}`]);
  } catch (error) {
    console.error(
      `${file}: didn't compare the prices with the last commit: ${(error as Error).message}`,
    );
    return undefined;
  }
}

function placesOf(figure: string): string {
  const places = CONTENT_FILES.flatMap(({ file }) =>
    read(`data/${file}`)
      .split("\n")
      .flatMap((line, index) =>
        line.includes(`{${figure}}`) && !line.trim().startsWith("#")
          ? [`data/${file}:${index + 1}  ${line.trim()}`]
          : [],
      ),
  );
  const count = places.length === 1 ? "1 line refers" : `${places.length} lines refer`;
  return [`${count} to {${figure}}${places.length > 0 ? ":" : ""}`, ...places].join("\n");
}

main(process.argv.slice(2)).catch(fail);
