import type { Hand } from "./hands";

/** One foreign hand on one way through the site. */
export interface HandCase {
  name: string;
  hand: Hand;
  /** Whether it comes before React takes the page over, or after. */
  when: "before" | "after";
  /** Which way the visitor goes; see run-hand.ts. */
  way: "writes" | "was early" | "reckons" | "goes on";
}

const named = (hand: Hand, when: HandCase["when"], ...ways: HandCase["way"][]): HandCase[] =>
  ways.map((way) => ({
    name: `${hand}, ${when} hydration; the visitor ${way}`,
    hand,
    when,
    way,
  }));

const FONT = "a translator that puts font elements in the place of text";
const WRAPS = "a translator that wraps text";
const NO_ELEMENTS = "a script without which no element can be made";

/** Each hand with the ways on which React meets what it has changed. */
export const HAND_CASES: readonly HandCase[] = [
  ...named(FONT, "before", "writes", "was early"),
  ...named(FONT, "after", "writes", "reckons", "goes on"),
  ...named(WRAPS, "before", "writes"),
  ...named(WRAPS, "after", "writes", "reckons"),
  ...named("an extension that leaves comments", "before", "writes"),
  ...named("an extension that wraps each input", "before", "writes"),
  ...named("an extension that wraps each input", "after", "writes"),
  ...named("an extension that wraps each paragraph, button and alert", "after", "writes"),
  ...named("an extension that doubles each input", "before", "was early"),
  ...named("an extension that doubles each input", "after", "writes"),
  ...named("an extension that renames each input", "before", "was early"),
  ...named("an extension that renames each input", "after", "writes"),
  ...named("an extension that takes out the field for the phone", "before", "writes"),
  ...named("an extension that takes out the field for the phone", "after", "writes"),
  ...named("an extension that splits text", "before", "reckons"),
  ...named("an extension that splits text", "after", "reckons"),
  ...named("an extension that puts its elements first of all", "before", "goes on"),
  ...named("an extension that cleans the head", "after", "goes on"),
  ...named("an extension that takes a part out of main", "before", "goes on"),
  ...named("an extension that takes a part out of main", "after", "goes on"),
  ...named("an extension that wraps the whole page", "before", "goes on"),
  ...named("an extension that wraps the whole page", "after", "goes on"),
  ...named(NO_ELEMENTS, "after", "writes", "goes on"),
  ...named("a script that fails React twice, which then draws the page anew", "after", "writes"),
  ...named("a script that takes the whole page out of React's hands", "after", "goes on"),
];
