import { z } from "zod";
import { ENTRY_NAMES } from "../content/check/positions";
import { metaOf, required as ownOf, shapeOf } from "../content/read/content-walk";

/** A field in the editor's forms (https://sveltiacms.app/en/docs/fields). */
export type Field = Record<string, unknown> & { name: string };

type Schema = z.core.$ZodType;

/** Returns `case-studies` for `case-studies.yaml`. */
export const nameOf = (file: string) => file.replace(/\.yaml$/, "");

/** Returns a label such as `Valid since` for `validSince`, or `Case studies` for `case-studies`. */
export function labelOf(name: string): string {
  const words = name.replace(/-?([A-Z])/g, " $1").replaceAll("-", " ");
  const sentence = words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
  return sentence.replace(/\b(?:seo|faq|ci cd)\b/i, (short) => short.toUpperCase());
}

/** Returns a field for each key of an object schema. */
export const fieldsOf = (schema: Schema): Field[] =>
  Object.entries(shapeOf(schema)).map(([key, inner]) => fieldOf(key, inner));

const FIGURES = "Can include figures by their short names, such as {basic.annual} or {speedup}";

function fieldOf(name: string, schema: Schema): Field {
  const own = ownOf(schema);
  const { description = "", meaning } = metaOf(own);
  const kind = kindOf(own);
  const takesFigures = meaning?.is === "text" && (kind.widget === "text" || meaning.duration);
  const hint = description
    // Remove advice about quotes, which are needed in YAML but not in forms.
    .replace(/[,;] in quotes(?: if it is a plain number)?/, "")
    .concat(takesFigures ? `. ${FIGURES}` : "")
    // Hints are rendered as Markdown, so escape special characters.
    .replace(/[*[\]_~`]/g, "\\$&");
  const required = !(schema instanceof z.ZodOptional);
  return { name, label: labelOf(name), hint, required, ...kind };
}

/** Returns the form widget for a schema, with its options and limits. */
function kindOf(schema: Schema): { widget: string; [option: string]: unknown } {
  const { meaning, decimals, patternErrorMessage } = metaOf(schema);
  if (schema instanceof z.ZodObject) {
    return { widget: "object", fields: fieldsOf(schema), collapsed: "auto" };
  }
  const rules = z.toJSONSchema(schema, { target: "draft-7", io: "input" });
  const [min, max] = [rules.minItems ?? rules.minimum, rules.maxItems ?? rules.maximum];
  if (meaning?.is === "references") {
    const slug = `${meaning.list}.*.slug`;
    const target = { collection: "_singletons", file: nameOf(meaning.file) };
    const options = { ...target, value_field: slug, display_fields: [slug] };
    return { widget: "relation", ...options, ...(min && { multiple: true, min, max }) };
  }
  if (schema instanceof z.ZodArray) {
    const fields = fieldsOf(schema.element);
    const name = ENTRY_NAMES.find((key) => fields.some((field) => field.name === key));
    const entry = name ? { fields, summary: `{{fields.${name}}}` } : { fields };
    const inner = fields.length > 0 ? entry : { field: fieldOf("entry", schema.element) };
    const options = { label_singular: "entry", collapsed: fields.length > 0, min, max };
    return { widget: "list", ...options, ...inner };
  }
  if (schema instanceof z.ZodEnum) return { widget: "select", options: rules.enum };
  if (schema instanceof z.ZodBoolean) return { widget: "boolean" };
  if (schema instanceof z.ZodNumber) {
    const step = 10 ** -(decimals ?? 0);
    return { widget: "number", value_type: decimals ? "float" : "int", min, max, step };
  }
  const pattern = rules.pattern && [rules.pattern, patternErrorMessage];
  if (meaning?.is === "picture") return { widget: "image", choose_url: false };
  if (meaning?.is === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  const { maxLength: maxlength } = rules;
  const hasLines = meaning?.is === "code" || (meaning?.is === "text" && meaning.markup);
  // Text of more than 100 characters doesn't fit in a single-line input.
  const isLong = hasLines || Number(maxlength) > 100;
  return { widget: isLong ? "text" : "string", maxlength, pattern, use_emoji_autocomplete: false };
}
