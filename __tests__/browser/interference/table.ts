import type { Interference } from "./interferences";

export interface InterferenceCase {
  name: string;
  interference: Interference;
  when: "before" | "after";
  task: "sends the form" | "sends the form early" | "uses the plan finder" | "follows links";
}

const casesOf = (
  interference: Interference,
  when: InterferenceCase["when"],
  ...tasks: InterferenceCase["task"][]
): InterferenceCase[] =>
  tasks.map((task) => ({
    name: `${interference}, ${when} hydration; the visitor ${task}`,
    interference,
    when,
    task,
  }));

const REPLACES_TEXT = "a translator that replaces text with font elements";
const WRAPS_TEXT = "a translator that wraps text";
const BLOCKS_ELEMENTS = "a script that blocks the creation of elements";

/** The tasks make React update the parts of the page that the interference changed. */
export const INTERFERENCE_CASES: readonly InterferenceCase[] = [
  ...casesOf(REPLACES_TEXT, "before", "sends the form", "sends the form early"),
  ...casesOf(REPLACES_TEXT, "after", "sends the form", "uses the plan finder", "follows links"),
  ...casesOf(WRAPS_TEXT, "before", "sends the form"),
  ...casesOf(WRAPS_TEXT, "after", "sends the form", "uses the plan finder"),
  ...casesOf("an extension that inserts comments", "before", "sends the form"),
  ...casesOf("an extension that wraps each input", "before", "sends the form"),
  ...casesOf("an extension that wraps each input", "after", "sends the form"),
  ...casesOf("an extension that wraps each paragraph, button and alert", "after", "sends the form"),
  ...casesOf("an extension that duplicates each input", "before", "sends the form early"),
  ...casesOf("an extension that duplicates each input", "after", "sends the form"),
  ...casesOf("an extension that renames each input", "before", "sends the form early"),
  ...casesOf("an extension that renames each input", "after", "sends the form"),
  ...casesOf("an extension that splits text", "before", "uses the plan finder"),
  ...casesOf("an extension that splits text", "after", "uses the plan finder"),
  ...casesOf("an extension that prepends elements", "before", "follows links"),
  ...casesOf("an extension that cleans the head", "after", "follows links"),
  ...casesOf("an extension that removes a part of main", "before", "follows links"),
  ...casesOf("an extension that removes a part of main", "after", "follows links"),
  ...casesOf("an extension that wraps the whole page", "before", "follows links"),
  ...casesOf("an extension that wraps the whole page", "after", "follows links"),
  ...casesOf(BLOCKS_ELEMENTS, "after", "sends the form", "follows links"),
  ...casesOf("a script that makes React render the page again", "after", "sends the form"),
  ...casesOf("a script that makes React give up the page", "after", "follows links"),
];
