import { z } from "zod";
import { ENTRY_NAMES, placeName } from "../content/check/positions";
import { rulesOf } from "../content/kinds";
import { contentFile } from "../content/model";
import type { Kind } from "../content/model/fields";
import { metaOf, type Schema, shapeOf, unwrapOptional } from "../content/read/content-walk";
import { type ContentPath, valueAt } from "../content/value-at";
import { LOCAL } from "./clean-text";
import { entryNameOf, inFormWords, labelOf } from "./labels";

/** A field in the editor's forms (https://sveltiacms.app/en/docs/fields). */
export type Field = Record<string, unknown> & { name: string };

export const nameOf = (file: string) => file.replace(/\.yaml$/, "");

export const fieldsOf = (schema: Schema, group = ""): Field[] =>
  Object.entries(shapeOf(schema)).map(([key, inner]) => fieldOf(key, inner, group));

const FIGURES = "Can include figures by their short names, such as {basic.annual} or {speedup}";

function fieldOf(name: string, schema: Schema, group: string): Field {
  const own = unwrapOptional(schema);
  const { description = "", kind } = metaOf(own);
  const options = widgetOf(own, name);
  const takesFigures = kind?.name === "text" && (options.widget === "text" || kind.duration);
  const { widget, min, max } = options;
  const size =
    min === max ? `exactly ${max}` : `${min}${max === undefined ? " or more" : ` to ${max}`}`;
  const isOptional = schema instanceof z.ZodOptional;
  const hint = inFormWords(description)
    .replace(/^The file name of (?:a|the) (.*?),? in static\/images.*/, "The $1")
    .replace("leave this empty", isOptional && widget === "object" ? "clear the box above" : "$&")
    // Remove advice about quotes, which are needed in YAML but not in forms.
    .replace(/[,;] in quotes(?: if it is a plain number)?(?:(: )"(\+\d+)")?/, "$1$2")
    .concat(kind?.name === "picture" ? ". PNG, JPG or WebP, about 1600 x 1200 pixels" : "")
    .concat(widget === "list" ? ` (${isOptional ? "none, or " : ""}${size})` : "")
    .concat(name === "slug" ? ". Leave this empty, and the editor fills it in" : "")
    .concat(takesFigures ? `. ${FIGURES}` : "")
    // Hints are rendered as Markdown, so escape special characters.
    .replace(/[*[\]_~`]/g, "\\$&");
  // An empty short name is filled in from the entry's name.
  const required = !isOptional && name !== "slug";
  return { name, label: labelOf(name, group), hint, required, ...options };
}

function widgetOf(schema: Schema, name: string): { widget: string; [option: string]: unknown } {
  const { kind, decimals, patternErrorMessage } = metaOf(schema);
  if (schema instanceof z.ZodObject) {
    return { widget: "object", fields: fieldsOf(schema, name), collapsed: "auto" };
  }
  const rules = z.toJSONSchema(schema, { target: "draft-7", io: "input" });
  const [min, max] = [rules.minItems ?? rules.minimum, rules.maxItems ?? rules.maximum];
  if (kind?.name === "references") {
    const [slug, title] = ["slug", titleOf(kind)].map((key) => `${kind.list}.*.${key}`);
    const target = { collection: "_singletons", file: nameOf(kind.file) };
    const options = { ...target, value_field: slug, display_fields: [title] };
    return { widget: "relation", ...options, ...(min && { multiple: true, min, max }) };
  }
  if (schema instanceof z.ZodArray) {
    const fields = fieldsOf(schema.element, name);
    const title = ENTRY_NAMES.find((key) => fields.some((field) => field.name === key));
    const entry = title ? { fields, summary: `{{fields.${title}}}` } : { fields };
    const single = entryNameOf(name);
    const inner = fields.length > 0 ? entry : { field: fieldOf(single, schema.element, name) };
    const options = { label_singular: single, collapsed: fields.length > 0, min, max };
    return { widget: "list", ...options, ...inner };
  }
  if (schema instanceof z.ZodEnum) return { widget: "select", options: rules.enum };
  if (schema instanceof z.ZodBoolean) return { widget: "boolean" };
  if (schema instanceof z.ZodNumber)
    return { widget: "amount", min, max, decimals, use_emoji_autocomplete: false };
  const own = { widget: undefined, ...(kind && rulesOf(kind).form?.(kind)) };
  if (own.widget && own.widget !== "text") return { ...own, widget: own.widget };
  const link = rules.pattern?.replace("^", `^(?:${LOCAL.source})?`);
  // The number is saved without what people type between its digits.
  const dialed = kind?.name === "dialed" ? "^[\\s(]*(?:\\+|00).{8,}$" : rules.pattern;
  const source = kind?.name === "link" ? link : dialed;
  const pattern = source && [source, patternErrorMessage];
  const { maxLength: maxlength } = rules;
  // Text of more than 100 characters doesn't fit in a single-line input.
  const isLong = own.widget === "text" || Number(maxlength) > 100;
  return { widget: isLong ? "text" : "string", maxlength, pattern, use_emoji_autocomplete: false };
}

function titleOf({ file, list }: Extract<Kind, { name: "references" }>): string {
  const entries = unwrapOptional(shapeOf(contentFile(file).schema)[list] as Schema);
  const keys = Object.keys(entries instanceof z.ZodArray ? shapeOf(entries.element) : {});
  return ENTRY_NAMES.find((key) => keys.includes(key)) ?? "slug";
}

export function placeInForm(value: unknown, path: ContentPath): string {
  return path
    .map((step, index) =>
      typeof step === "number"
        ? placeName([step], valueAt(value, path.slice(0, index)))
        : labelOf(step, String(path[index - 1] ?? "")),
    )
    .join(" › ");
}
