import { z } from "zod";
import { readContentFile } from "../content/check/content-file";
import { checkReferences } from "../content/check/references";
import { CONTENT_FILES, type ContentFileName } from "../content/model";
import { metaOf, type Visited, walk } from "../content/read/content-walk";
import { readAsSite } from "../content/read/yaml-file";
import { valueAt } from "../content/value-at";
import { readAmount } from "./amount";
import { cleanText } from "./clean-text";
import { editYaml } from "./edit-yaml";
import { placeInForm } from "./fields";
import { inFormWords } from "./labels";

type ContentFile = (typeof CONTENT_FILES)[number];
type Form = Record<string, unknown>;
type Texts = ReadonlyMap<ContentFileName, string>;

/** Picture names start with this folder in the editor, but not in content files. */
export const PICTURES = "/images";

/** `readNow` reads a file's current text, so that saving notices changes made by other people. */
export function createFormats(readNow?: (name: ContentFileName) => Promise<string>) {
  const opened = new Map<ContentFileName, string>();
  /** All texts that the editor has opened or tried to save, because it doesn't know whether a save succeeded. */
  const ours = new Set<string>();
  let refused = "";

  const readAll = async (): Promise<Texts> => {
    if (!readNow) return opened;
    const names = CONTENT_FILES.map(({ file }) => file);
    return new Map(
      await Promise.all(names.map(async (name) => [name, await readNow(name)] as const)),
    );
  };

  return (content: ContentFile) => ({
    fromFile: (text: string): Form => {
      const read = readAsSite(text);
      if (!("value" in read)) throw new Error(`data/${content.file}: ${read.reason}`);
      opened.set(content.file, text);
      ours.add(normalized(text));
      return converted(content, read.value as Form, (value, schema) =>
        metaOf(schema).meaning?.is === "picture" ? `${PICTURES}/${value}` : value,
      );
    },
    /** @throws Error "saving_failed", whose cause says why the file can't be saved */
    toFile: async (form: Form) => {
      try {
        const before = await readAll();
        const source = before.get(content.file) ?? "";
        if (!ours.has(normalized(source))) throw new Error(CHANGED_MEANWHILE);
        const text = editYaml(source, dataOf(content, structuredClone(form), source));
        const known = mistakesIn(before).map(({ message }) => message);
        const mistakes = mistakesIn(new Map([...before, [content.file, text]]));
        const own = mistakes.filter(({ name }) => name === content.file);
        const others = mistakes.filter(
          ({ name, message }) => name !== content.file && !known.includes(message),
        );
        const isAgain = refused === text;
        refused = own.length === 0 ? text : "";
        if (own.length > 0 || (others.length > 0 && !isAgain)) {
          const messages = [...own, ...others].map(({ message }) => message);
          throw new Error([...messages, ...(own.length === 0 ? [SAVE_AGAIN] : [])].join(" • "));
        }
        ours.add(normalized(text));
        return text;
      } catch (cause) {
        // The editor shows an error's cause only if the error's message is "saving_failed".
        throw new Error("saving_failed", { cause });
      }
    },
  });
}

function converted(
  { schema }: ContentFile,
  form: Form,
  convert: (value: string | number, schema: Visited["schema"]) => unknown,
): Form {
  for (const { schema: own, value, path } of [...walk(schema, form)]) {
    if (typeof value !== "string" && typeof value !== "number") continue;
    Reflect.set(Object(valueAt(form, path.slice(0, -1))), path.at(-1) ?? "", convert(value, own));
  }
  return form;
}

/** Returns the value that a form's data stands for. Cleans only text that isn't in the file yet. */
function dataOf(content: ContentFile, form: Form, source: string): Form {
  const read = readAsSite(source);
  const before = "value" in read ? Array.from(walk(content.schema, read.value)) : [];
  const known = new Set(before.map(({ value }) => String(value).trim()));
  return converted(content, form, (value, schema) => {
    const { meaning, decimals } = metaOf(schema);
    if (schema instanceof z.ZodNumber) return readAmount(value, { decimals }) ?? value;
    const text = String(value);
    if (meaning?.is === "picture") return text.replace(`${PICTURES}/`, "");
    const hasLines = meaning?.is === "code" || (meaning?.is === "text" && meaning.markup === true);
    return known.has(text.trim()) ? value : cleanText(text, hasLines);
  });
}

const normalized = (text: string) => text.trim().replace(/\r\n/g, "\n");

const CHANGED_MEANWHILE =
  "Someone else changed this file after you opened it, so nothing was saved. Copy your text, reload this page, and make your change again.";

const SAVE_AGAIN =
  "Fix this first. If you want to fix it afterward, in the other form, save again; until then, the site doesn't change.";

/** Returns the messages of the content check, except those that depend on the files in static/. */
function mistakesIn(texts: Texts): { name: ContentFileName; message: string }[] {
  const files = new Map(
    Array.from(texts, ([name, text]) => [name, readContentFile(name, text)] as const),
  );
  const alone = [...files.values()].flatMap(({ problems }) => problems);
  const all = [...alone, ...checkReferences(files, ANY_FILES)];
  return all.map(({ file, path = [], message }) => {
    const name = file.replace("data/", "") as ContentFileName;
    const where = placeInForm(files.get(name)?.value, path);
    return { name, message: inFormWords(`${name} › ${where}: ${message}`) };
  });
}

/** All names exist, because the editor can't check which ones do. */
const ANY_FILES = {
  published: Object.assign(new Set<string>(), { has: () => true }),
  faults: new Map<string, string>(),
};
