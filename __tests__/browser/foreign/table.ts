import { EXTENSIONS, type Hand, SPOILERS, TRANSLATORS } from "./hands";

/** Which way a visitor goes; see run-hand.ts. */
export const WAYS = ["writes", "was early", "reckons", "goes on"] as const;

/** One foreign hand on one way through the site. */
export interface HandCase {
  name: string;
  hand: Hand;
  /** Whether it comes before React takes the page over, or after. */
  when: "before" | "after";
  way: (typeof WAYS)[number];
}

const named = (hand: Hand, when: HandCase["when"], way: HandCase["way"]): HandCase => ({
  name: `${hand}, ${when} hydration; the visitor ${way}`,
  hand,
  when,
  way,
});

const handsOf = (hands: object) => Object.keys(hands) as Hand[];

/** Every foreign hand with every way. React is all that a spoiler takes, and before it there is none. */
export const HAND_CASES: readonly HandCase[] = [
  ...[...handsOf(TRANSLATORS), ...handsOf(EXTENSIONS)].flatMap((hand) => [
    ...WAYS.map((way) => named(hand, "before", way)),
    ...WAYS.filter((way) => way !== "was early").map((way) => named(hand, "after", way)),
  ]),
  ...handsOf(SPOILERS).flatMap((hand) =>
    (["writes", "goes on"] as const).map((way) => named(hand, "after", way)),
  ),
];
