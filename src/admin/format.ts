import { parse } from "yaml";
import { checkAgreement } from "../content/check/agreement";
import { readContentFile } from "../content/check/content-file";
import { checkReferences } from "../content/check/references";
import type { CONTENT_FILES, ContentFileName } from "../content/model";
import { metaOf, walk } from "../content/read/content-walk";
import { valueAt } from "../content/value-at";
import { editYaml } from "./edit-yaml";

type ContentFile = (typeof CONTENT_FILES)[number];
type Form = Record<string, unknown>;

/** The folder in the editor's picture URLs. Content files contain only the file name. */
export const PICTURES = "/images";

/**
 * Returns functions that convert a file in `data/` to its form's data and back. `toFile` changes only the
 * parts of the file that changed in the form.
 *
 * @param readNow reads the file's current text; required if the editor doesn't detect other people's changes
 */
export function formatOf(content: ContentFile, readNow?: () => Promise<string>) {
  let known = "";
  return {
    fromFile: (text: string): Form => {
      known = text;
      return withPictures(content, parse(text), (name) => `${PICTURES}/${name}`);
    },
    /** @throws Error if the result has mistakes, or if someone else changed the file after it was read */
    toFile: async (form: Form) => {
      const pictureAt = (address: string) => address.replace(`${PICTURES}/`, "");
      const value = withPictures(content, structuredClone(form), pictureAt);
      const text = editYaml(known, value);
      const isOurs = isSameText(known, (await readNow?.()) ?? known);
      const reasons = isOurs ? mistakesIn(content.file, text) : [CHANGED_MEANWHILE];
      if (reasons.length > 0) {
        // The editor shows an error's cause only if the error has this message.
        throw new Error("saving_failed", { cause: new Error(reasons.join(" • ")) });
      }
      known = text;
      return text;
    },
  };
}

/** Rewrites the picture names in a form. */
function withPictures({ schema }: ContentFile, form: Form, write: (name: string) => string) {
  for (const { schema: own, value, path } of [...walk(schema, form)]) {
    if (metaOf(own).meaning?.is !== "picture" || typeof value !== "string") continue;
    Reflect.set(Object(valueAt(form, path.slice(0, -1))), path.at(-1) ?? "", write(value));
  }
  return form;
}

/** Compares files as the editor reads them: trimmed, and with \n as the only line break. */
const isSameText = (one: string, other: string) =>
  one.trim() === other.replace(/\r\n/g, "\n").trim();

const CHANGED_MEANWHILE =
  "Someone else changed this file after you opened it, so nothing was saved. Copy your text, reload this page, and make your change again.";

/** Finds mistakes that don't involve other files. Returns the same messages as `npm run check:content`. */
function mistakesIn(name: ContentFileName, text: string): string[] {
  const file = readContentFile(name, text);
  const files = new Map([[name, file]]);
  const pictures = { published: ANY_FILE, names: ANY_FILE, faults: new Map() };
  const betweenValues = [...checkReferences(files, pictures), ...checkAgreement(files)];
  return [...file.problems, ...betweenValues].map(({ place, message }) => `${place}: ${message}`);
}

/** A set that contains every name, because only `npm run check:content` can tell which files exist. */
const ANY_FILE = Object.assign(new Set<string>(), { has: () => true });
