import { z } from "zod";
import type { ContentError } from "../content/check/content-error";
import { readContentFile } from "../content/check/content-file";
import { ENTRY_NAMES } from "../content/check/positions";
import { checkReferences } from "../content/check/references";
import { warningsIn } from "../content/check/warnings";
import { type CONTENT_FILES, type ContentFileName, contentFile } from "../content/model";
import { oneLine } from "../content/one-line";
import { metaOf, schemaAt, shapeOf, type Visited, walk } from "../content/read/content-walk";
import { readAsSite } from "../content/read/yaml-file";
import { valueAt } from "../content/value-at";
import { readAmount } from "./amount";
import { cleanText, dialed, slugOf } from "./clean-text";
import { editYaml, isGroup, isSame } from "./edit-yaml";
import { placeInForm } from "./form-fields";
import { inFormWords, labelOf } from "./labels";
import { type Conflict, merge } from "./merge";

type ContentFile = (typeof CONTENT_FILES)[number];
type Form = Record<string, unknown>;
type Texts = ReadonlyMap<ContentFileName, string>;

/** Picture names start with this folder in the editor, but not in content files. */
export const PICTURES = "/images";

/**
 * The key of a hidden field with the text of the file that the form came from. The editor keeps it with the form's
 * values, so a draft still knows its version of the file days later.
 */
export const SOURCE = "sourceOfForm";

interface Editor {
  /** Reads the current files, so that saving keeps changes made by other people. `own` is the file to save, and
   * `isSeen` tells whether a text was opened or saved here. */
  readNow(own: ContentFileName, isSeen: (text: string) => boolean): Promise<Texts>;
  /** Asks a question, and resolves to whether the editor chose `action`. */
  ask(question: string, action: string): Promise<boolean>;
  tell(text: string, title: string): void;
}

export function createFormats({ readNow, ask, tell }: Editor) {
  const seen = new Set<string>();
  let saved: { text: string; notice: string } | undefined;

  const formOf = (content: ContentFile, text: string): Form => {
    const form = { ...read(content, text), [SOURCE]: text };
    seen.add(withPlainLineBreaks(text));
    return converted(content, form, (value, schema) =>
      metaOf(schema).kind?.name === "picture" ? `${PICTURES}/${value}` : value,
    );
  };

  const prepare = async (content: ContentFile, form: Form): Promise<Form> => {
    const { [SOURCE]: opened, ...fields } = withoutInternals(form);
    const before = await readNow(content.file, (text) => seen.has(withPlainLineBreaks(text)));
    const source = before.get(content.file) ?? "";
    const theirs = read(content, source);
    const base = opened ? read(content, String(opened)) : theirs;
    const mine = dataOf(content, fields, base, siteUrlIn(before));
    const conflicts: Conflict[] = [];
    const value = merge([base, mine, theirs], conflicts);
    if (conflicts.length > 0) {
      const places = conflicts.map((one) => placeInForm(base, one.path) + wordsOf(one.theirs));
      await confirmed(`${listOf(BOTH_CHANGED, places)}\n${KEEP_THEIRS}`, "Save my version anyway");
    }
    const text = editYaml(source, value);
    const known = errorsIn(before).map(({ message }) => message);
    const errors = errorsIn(new Map([...before, [content.file, text]]));
    const own = errors.filter(({ name }) => name === content.file);
    if (own.length > 0) throw new Error(own.map(({ message }) => `• ${message}`).join("\n"));
    const all = errors.map(({ message }) => message);
    const added = all.filter((message) => !known.includes(message));
    if (added.length > 0) await confirmed(listOf(BREAKS, added), "Save anyway");
    const warnings = warningsIn(content.file, text, source).map((one) => inForm(one, value));
    const isTold = added.length === all.length;
    const notices = [listOf(PENDING, isTold ? [] : all), listOf(REMINDER, warnings)];
    saved = { text, notice: notices.filter(Boolean).join("\n") };
    return formOf(content, text);
  };

  const confirmed = async (question: string, action: string) => {
    if (!(await ask(question, action))) throw new Error("Your text is still in the form.");
  };

  return (content: ContentFile) => ({
    fromFile: (text: string) => {
      try {
        return formOf(content, text);
      } catch (error) {
        tell((error as Error).message, "A form can't be opened");
        throw error;
      }
    },
    /**
     * Resolves to the form as it will be in the file.
     * @throws Error "saving_failed", whose cause says why the file can't be saved
     */
    beforeSave: (form: Form) => {
      saved = undefined;
      return prepare(content, form).catch((cause) => {
        // The editor shows an error's cause only if the error's message is "saving_failed".
        throw new Error("saving_failed", { cause });
      });
    },
    toFile: () => {
      if (saved) return saved.text;
      throw new Error("saving_failed", { cause: new Error("Reload this page and save again.") });
    },
    afterSave: () => {
      if (saved?.notice) tell(saved.notice, "Saved");
    },
  });
}

const BOTH_CHANGED =
  "While you had this form open, someone else saved a different change in the same place:";

const KEEP_THEIRS =
  "To keep their version, cancel, click the three dots next to this field's label, then Revert Changes, and save. Your other changes are kept.";

const BREAKS =
  "This change causes mistakes in other forms. The site doesn't update until you fix them:";

const PENDING = "The site doesn't update until these mistakes are fixed:";

const REMINDER = "Please look at this, too:";

const withPlainLineBreaks = (text: string) => text.trim().replace(/\r\n?/g, "\n");

/** Returns a copy without the keys that the editor adds to the entries of lists. */
const withoutInternals = (form: Form): Form =>
  JSON.parse(JSON.stringify(form, (key, value) => (key.startsWith("__sc_") ? undefined : value)));

const listOf = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [title, ...lines.map((line) => `• ${line}`)].join("\n") : "";

const wordsOf = (value: unknown) =>
  value === undefined || typeof value === "object" ? "" : `: “${oneLine(String(value))}”`;

function read({ file }: ContentFile, text: string): Form {
  const found = readAsSite(text);
  if ("value" in found && isGroup(found.value) && !Array.isArray(found.value)) {
    return found.value as Form;
  }
  const [error] = readContentFile(file, text).errors;
  const where = `${inFormWords(file)} can't be opened, because of line ${error?.line ?? 1} of data/${file}`;
  throw new Error(`${where}: ${error?.message ?? "this isn't a group of keys"}`);
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

/** Returns the value that a form's data stands for. Cleans only text that wasn't in the file. */
function dataOf(content: ContentFile, form: Form, before: Form, siteUrl: string): Form {
  const known = new Set(
    Array.from(walk(content.schema, before), ({ value }) => String(value).trim()),
  );
  for (const { schema, value } of walk(content.schema, form)) {
    const shape = shapeOf(schema);
    if (!isGroup(value) || Array.isArray(value)) continue;
    if (shape.slug && !Reflect.get(value, "slug")) {
      const name = ENTRY_NAMES.map((key) => Reflect.get(value, key)).find(Boolean);
      Reflect.set(value, "slug", slugOf(String(name ?? "")));
    }
    // The editor passes the keys of a new group in any order, and with empty values for optional keys.
    for (const [key, inner] of Object.entries(shape)) {
      const part: unknown = Reflect.get(value, key);
      const isOmitted = inner instanceof z.ZodOptional && isSame(part, undefined);
      Reflect.deleteProperty(value, key);
      if (part !== undefined && !isOmitted) Reflect.set(value, key, part);
    }
  }
  return converted(content, form, (value, schema) => {
    const { kind, decimals } = metaOf(schema);
    if (schema instanceof z.ZodNumber) return readAmount(value, { decimals }) ?? value;
    const text = String(value);
    if (kind?.name === "dialed") return dialed(text);
    if (kind?.name === "picture") return text.replace(`${PICTURES}/`, "");
    const hasLines = kind?.name === "code" || (kind?.name === "text" && kind.markup === true);
    return known.has(text.trim()) ? value : cleanText(text, hasLines, siteUrl);
  });
}

function siteUrlIn(texts: Texts): string {
  const read = readAsSite(texts.get("site.yaml") ?? "");
  return String(valueAt("value" in read ? read.value : {}, ["brand", "url"]));
}

/** Returns the messages of the content check, except those that depend on the files in static/. */
function errorsIn(texts: Texts): { name: ContentFileName; message: string }[] {
  const files = new Map(
    Array.from(texts, ([name, text]) => [name, readContentFile(name, text)] as const),
  );
  const alone = [...files.values()].flatMap(({ errors }) => errors);
  const all = [...alone, ...checkReferences(files, ANY_FILES)];
  return all.map((error) => {
    const name = error.file.replace("data/", "") as ContentFileName;
    return { name, message: inForm(error, files.get(name)?.value) };
  });
}

/** Names the form and its fields instead of the file and its keys. `content` is the file's value. */
function inForm({ file, path = [], message }: ContentError, content: unknown): string {
  const form = contentFile(file.replace("data/", ""));
  const group = schemaAt(form.schema, path.slice(0, -1));
  const words = message.replace(/"(\w+)"/g, (quoted, key) =>
    group && key in shapeOf(group) ? `“${labelOf(key)}”` : quoted,
  );
  const place = [form.file, placeInForm(content, path)].filter(Boolean).join(" › ");
  return inFormWords(`${place}: ${words}`);
}

/** All names exist, because the editor can't check which ones do. */
const ANY_FILES = {
  published: Object.assign(new Set<string>(), { has: () => true }),
  pictureErrors: new Map<string, string>(),
};
