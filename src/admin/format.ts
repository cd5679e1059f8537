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

/** How the editor writes the address of a picture, which content names by its file alone. */
export const PICTURES = "/images";

/**
 * How a form is filled from the text of one file of `data/`, and what its file is to be, in which what was
 * changed is changed and nothing else.
 *
 * @param readNow reads what the file says now, where the editor doesn't look for others' changes by itself
 */
export function formatOf(content: ContentFile, readNow?: () => Promise<string>) {
  let known = "";
  return {
    fromFile: (text: string): Form => {
      known = text;
      return withPictures(content, parse(text), (name) => `${PICTURES}/${name}`);
    },
    /** @throws Error if the file has mistakes, or somebody has changed it since it was read */
    toFile: async (form: Form) => {
      const pictureAt = (address: string) => address.replace(`${PICTURES}/`, "");
      const value = withPictures(content, structuredClone(form), pictureAt);
      const text = editYaml(known, value);
      const isOurs = isSameText(known, (await readNow?.()) ?? known);
      const reasons = isOurs ? mistakesIn(content.file, text) : [CHANGED_MEANWHILE];
      if (reasons.length > 0) {
        // The editor shows the cause of an error of this name, and the words of no other.
        throw new Error("saving_failed", { cause: new Error(reasons.join(" • ")) });
      }
      known = text;
      return text;
    },
  };
}

/** Writes the pictures of a form in another way. */
function withPictures({ schema }: ContentFile, form: Form, write: (name: string) => string) {
  for (const { schema: own, value, path } of [...walk(schema, form)]) {
    if (metaOf(own).meaning?.is !== "picture" || typeof value !== "string") continue;
    Reflect.set(Object(valueAt(form, path.slice(0, -1))), path.at(-1) ?? "", write(value));
  }
  return form;
}

/** The editor trims what it reads, and knows one kind of line end. */
const isSameText = (one: string, other: string) =>
  one.trim() === other.replace(/\r\n/g, "\n").trim();

const CHANGED_MEANWHILE =
  "Somebody else has changed this file since you opened it, and nothing was saved. Copy what you have written, load this page again, and make your change once more.";

/** The mistakes that one file shows by itself, in the words of `npm run check:content`. */
function mistakesIn(name: ContentFileName, text: string): string[] {
  const file = readContentFile(name, text);
  const files = new Map([[name, file]]);
  const pictures = { published: ANY_FILE, names: ANY_FILE, faults: new Map() };
  const betweenValues = [...checkReferences(files, pictures), ...checkAgreement(files)];
  return [...file.problems, ...betweenValues].map(({ place, message }) => `${place}: ${message}`);
}

/** Which files there are to link to and to show is known to the check of all files. */
const ANY_FILE = Object.assign(new Set<string>(), { has: () => true });
