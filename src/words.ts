/** The language of all text in `data/`, as a BCP 47 tag. */
export const LANGUAGE = "en";

/** A value by a key that comes from content or a visitor, which can be the name of a built-in property. */
export const ownValue = <Value>(values: Readonly<Record<string, Value>>, key: string) =>
  Object.hasOwn(values, key) ? values[key] : undefined;

/** A blank such as `[left]`, or `[lanes lane|lanes]` with what follows one and what follows other numbers. */
const BLANK = /\[(\w+)(?: ([^\]|]+)\|([^\]|]+))?\]/g;

/** "[left] left" becomes "9 left", and "[lanes lane|lanes]" becomes "1 lane" or "9 lanes". */
export function fillTemplate(template: string, values: Record<string, string>): string {
  return template.replace(BLANK, (blank, name: string, one?: string, other?: string) => {
    const value = ownValue(values, name);
    if (value === undefined || other === undefined) return value ?? blank;
    return `${value} ${value === "1" ? one : other}`;
  });
}

/**
 * Finds a template's text in a longer one and returns what stands in each blank, such as `{ left: "9" }`. Blanks
 * must be numbers. Returns undefined if the text isn't there, for example because somebody has edited it.
 */
export function parseTemplate(template: string, text: string): Record<string, string> | undefined {
  const quoted = (part: string) => part.replace(/[.*+?^${}()[\]\\|]/g, "\\$&");
  let pattern = "";
  let end = 0;
  for (const { 0: blank, 1: name, 2: one, 3: other, index } of template.matchAll(BLANK)) {
    const unit =
      one === undefined || other === undefined ? "" : ` (?:${quoted(one)}|${quoted(other)})`;
    pattern += `${quoted(template.slice(end, index))}(?<${name}>[\\d,]+)${unit}`;
    end = index + blank.length;
  }
  return new RegExp(pattern + quoted(template.slice(end))).exec(text)?.groups;
}

/** A message with a sentence after its text, in a paragraph of its own. */
export function appended(message: string, sentence: string): string {
  if (sentence === "") return message;
  return message.trim() === "" ? sentence : `${message}\n\n${sentence}`;
}
