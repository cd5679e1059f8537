import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import path from "node:path";
import { visibleFilesBelow } from "../../node/files-below";
import { nearest } from "../../suggest";
import { CONTENT_FILES, type ContentFileName } from "../model";
import { type PictureErrors, type Pictures, picturesWithPosition, readPictures } from "../pictures";
import { type ContentError, sortErrors } from "./content-error";
import { type ContentFile, readContentFile } from "./content-file";
import { checkDrawnText } from "./drawn-text";
import { checkReferences } from "./references";

/** Checks data/ and the pictures. If `pictureErrors` is missing, all pictures count as valid. */
export function checkContent(root: string, pictureErrors?: PictureErrors): ContentError[] {
  const folder = path.join(root, "data");
  const names = visibleFilesBelow(folder);
  const missing = KNOWN.filter((name) => !names.includes(name));
  const errors = missing.map((name) => errorOfFile(name, missingMessage(name, names)));
  const files: ContentFile[] = [];
  for (const name of KNOWN.filter((known) => names.includes(known))) {
    const text = readText(path.join(folder, name));
    if (text !== undefined) files.push(readContentFile(name, text));
    else {
      const message =
        "this file isn't a UTF-8 text file; save it as plain text with UTF-8 encoding";
      errors.push(errorOfFile(name, message));
    }
  }
  errors.push(...unusedFiles(names, missing));
  const pictures = readPictures(root, pictureErrors);
  const withPosition = picturesWithPosition(root, pictures.published).map(
    (name): ContentError => ({ ...errorOfFile("", POSITION), file: `static/${name}` }),
  );
  return sortErrors([...errors, ...withPosition, ...checkTogether(files, pictures)]);
}

export function checkTogether(files: readonly ContentFile[], pictures: Pictures): ContentError[] {
  const byName = new Map(files.map((file) => [file.name as string, file]));
  return [
    ...files.flatMap(({ errors }) => errors),
    ...checkReferences(byName, pictures),
    ...checkDrawnText(byName),
  ];
}

function readText(location: string): string | undefined {
  const bytes = readFileSync(location);
  return isUtf8(bytes) && !bytes.includes(0) ? bytes.toString() : undefined;
}

const POSITION =
  "this picture's metadata reveals where it was taken; remove the location data in an image editor before you publish it";

const KNOWN = CONTENT_FILES.map(({ file }) => file);

const errorOfFile = (name: string, message: string): ContentError => ({
  ...{ file: `data/${name}`, line: 1, column: 1, place: "", message },
});

/** Finds `plans.yaml` for `Copy of plans.txt`. */
function meantBy(name: string): string | undefined {
  const [stem = ""] = path.posix.basename(name).toLowerCase().split(".");
  const words = stem.replace(/^copy of |[\s_-]+(?:copy|\(?\d+\)?)$/g, "");
  const meant = nearest(
    words,
    KNOWN.map((file) => file.replace(".yaml", "")),
  );
  return KNOWN.find((file) => file === `${meant}.yaml`);
}

const TEXT = /\.(?:ya?ml|txt|json|rtf|docx?|odt)\s*$/i;

function missingMessage(name: string, names: readonly string[]): string {
  const other = names.find((one) => TEXT.test(one) && meantBy(one) === name);
  return other === undefined
    ? `this file is missing; restore it from the trash or with "git restore data/${name}"`
    : `this file is missing; save "${other}" as a plain-text file named "${name}"`;
}

/** Reports YAML and text files that the site doesn't use, unless they are misnamed files that are reported as missing. */
function unusedFiles(
  names: readonly string[],
  missing: readonly ContentFileName[],
): ContentError[] {
  return names
    .filter((name) => TEXT.test(name) && !KNOWN.some((file) => file === name))
    .filter((name) => /ya?ml\s*$/i.test(name) || meantBy(name) !== undefined)
    .filter((name) => !missing.some((file) => file === meantBy(name)))
    .map((name) =>
      errorOfFile(
        name,
        "the site doesn't use a file with this name; rename the file or remove it (to add a page, see docs/adding.md)",
      ),
    );
}
