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

/** The folder in the editor's picture URLs; content has only the file's name. */
export const PICTURES = "/images";

/**
 * Returns the two conversions between a file of `data/` and its form. `toFile` changes only what the form
 * changed.
 *
 * @param readNow reads the file's current text, where the editor doesn't detect other people's changes
 */
export function formatOf(content: ContentFile, readNow?: () => Promise<string>) {
  let known = "";
  return {
    fromFile: (text: string): Form => {
      known = text;
      return withPictures(content, parse(text), (name) => `${PICTURES}/${name}`);
    },
    /** @throws Error if the result has mistakes, or someone else changed the file since it was read */
    toFile: async (form: Form) => {
      const pictureAt = (address: string) => address.replace(`${PICTURES}/`, "");
      const value = withPictures(content, structuredClone(form), pictureAt);
      const text = editYaml(known, value);
      const isOurs = isSameText(known, (await readNow?.()) ?? known);
      const reasons = isOurs ? mistakesIn(content.file, text) : [CHANGED_MEANWHILE];
      if (reasons.length > 0) {
        // The editor shows the cause only of errors with this message.
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

/** The editor trims the files it reads, and uses only \n as line break. */
const isSameText = (one: string, other: string) =>
  one.trim() === other.replace(/\r\n/g, "\n").trim();

const CHANGED_MEANWHILE =
  "Someone else changed this file after you opened it, so nothing was saved. Copy your text, reload this page, and make your change again.";

/** Finds the mistakes that don't involve other files, with the messages of `npm run check:content`. */
function mistakesIn(name: ContentFileName, text: string): string[] {
  const file = readContentFile(name, text);
  const files = new Map([[name, file]]);
  const pictures = { published: ANY_FILE, names: ANY_FILE, faults: new Map() };
  const betweenValues = [...checkReferences(files, pictures), ...checkAgreement(files)];
  return [...file.problems, ...betweenValues].map(({ place, message }) => `${place}: ${message}`);
}

/** Only the check of the whole site knows which files and pictures exist. */
const ANY_FILE = Object.assign(new Set<string>(), { has: () => true });
