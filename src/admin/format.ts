import { parse } from "yaml";
import { readContentFile } from "../content/check/content-file";
import { checkReferences } from "../content/check/references";
import type { CONTENT_FILES, ContentFileName } from "../content/model";
import { metaOf, walk } from "../content/read/content-walk";
import { valueAt } from "../content/value-at";
import { editYaml } from "./edit-yaml";

type ContentFile = (typeof CONTENT_FILES)[number];
type Form = Record<string, unknown>;

/** Picture names start with this folder in the editor, but not in content files. */
export const PICTURES = "/images";

/**
 * Returns functions that convert a content file to form data and back. `toFile` rewrites only the parts of
 * the file that changed in the form.
 *
 * @param readNow reads the file's current text; required if the editor doesn't detect changes made by other
 * people
 */
export function formatOf(content: ContentFile, readNow?: () => Promise<string>) {
  let known = "";
  return {
    fromFile: (text: string): Form => {
      known = text;
      return withPictures(content, parse(text), (name) => `${PICTURES}/${name}`);
    },
    /**
     * @throws Error if the edited file has mistakes, or if someone else has changed the file since it was
     * opened
     */
    toFile: async (form: Form) => {
      const pictureAt = (address: string) => address.replace(`${PICTURES}/`, "");
      const value = withPictures(content, structuredClone(form), pictureAt);
      const text = editYaml(known, value);
      const isOurs = isSameText(known, (await readNow?.()) ?? known);
      const reasons = isOurs ? mistakesIn(content.file, text) : [CHANGED_MEANWHILE];
      if (reasons.length > 0) {
        // The editor shows an error's cause only if the error's message is "saving_failed".
        throw new Error("saving_failed", { cause: new Error(reasons.join(" • ")) });
      }
      known = text;
      return text;
    },
  };
}

/** Applies `write` to every picture name in a form. */
function withPictures({ schema }: ContentFile, form: Form, write: (name: string) => string) {
  for (const { schema: own, value, path } of [...walk(schema, form)]) {
    if (metaOf(own).meaning?.is !== "picture" || typeof value !== "string") continue;
    Reflect.set(Object(valueAt(form, path.slice(0, -1))), path.at(-1) ?? "", write(value));
  }
  return form;
}

/**
 * Compares two texts, ignoring line endings and leading and trailing whitespace, because the editor
 * normalizes them.
 */
const isSameText = (one: string, other: string) =>
  one.trim() === other.replace(/\r\n/g, "\n").trim();

const CHANGED_MEANWHILE =
  "Someone else changed this file after you opened it, so nothing was saved. Copy your text, reload this page, and make your change again.";

/** Returns the content check's messages for a file, except those that depend on other files. */
function mistakesIn(name: ContentFileName, text: string): string[] {
  const file = readContentFile(name, text);
  const files = new Map([[name, file]]);
  const pictures = { published: ANY_FILE, names: ANY_FILE, faults: new Map() };
  return [...file.problems, ...checkReferences(files, pictures)].map(
    ({ place, message }) => `${place}: ${message}`,
  );
}

/** A set whose `has` method always returns true, because the editor can't check which files exist. */
const ANY_FILE = Object.assign(new Set<string>(), { has: () => true });
