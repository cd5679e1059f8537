import { asPublished } from "../../src/content/as-published";
import { oneLine } from "../../src/content/one-line";
import { blocksOf } from "../../src/content/read/markup";

/*
 * What visitors read of `data/`, as the resolvers of src/gatsby/schema.ts make it of the files' values.
 * Which key is what, the content model says; it stays out, since building it takes longer than most
 * tests: __tests__/project/published.test.ts holds the two lists to it.
 */

/** The keys of the texts with markup. */
const RUNNING_TEXTS = ["answer", "paragraphs"] as const;
type RunningText = (typeof RUNNING_TEXTS)[number];
const isRunningText = (key: string) => RUNNING_TEXTS.some((name) => name === key);

/** The keys of what stands in the content as it is shown: addresses, figures and lines of code. */
const AS_THEY_STAND = ["href", "lines", "pdf", "salesEmail", "supportEmail", "value"];

/** A value of `data/` with its texts as visitors read them, those with markup in blocks. */
export type Published<Value> = Value extends string | number | boolean | undefined
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly Published<Item>[]
    : {
        readonly [Key in keyof Value]: Key extends RunningText
          ? readonly Queries.TextBlockFragment[]
          : Published<Value[Key]>;
      };

/** What stands in a file of `data/`, with its texts as visitors read them. */
export function published<Value>(
  value: Value,
  figures: ReadonlyMap<string, string>,
): Published<Value> {
  const publish = (text: string) => asPublished(text, figures);
  const read = (inner: unknown, key: string): unknown => {
    if (isRunningText(key)) return blocksIn([inner].flat(), publish);
    if (Array.isArray(inner)) return inner.map((entry) => read(entry, key));
    if (typeof inner === "object" && inner !== null) {
      return Object.fromEntries(
        Object.entries(inner).map(([name, own]) => [name, read(own, name)]),
      );
    }
    if (typeof inner !== "string" || AS_THEY_STAND.includes(key)) return inner;
    return publish(oneLine(inner));
  };
  return read(value, "") as Published<Value>;
}

/** Texts with markup as GraphQL answers them: with null for each look that a run doesn't have. */
function blocksIn(
  texts: readonly unknown[],
  publish: (text: string) => string,
): readonly Queries.TextBlockFragment[] {
  const written = texts.filter((text) => typeof text === "string");
  return blocksOf(written, publish).map(({ element, lines }) => ({
    element,
    lines: lines.map((runs) => runs.map((run) => ({ look: null, href: null, ...run }))),
  }));
}
