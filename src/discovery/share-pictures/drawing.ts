import { MARK } from "../../components/Logo/mark";
import type { Typesetter } from "./outlines";

/** What a share picture says. */
export interface ShareWords {
  brand: string;
  /** The page's name in a few words. */
  label: string;
  heading: string;
  /** The page's address as people write it, without https://. */
  address: string;
}

/** What it is drawn with: a typesetter for headings, one for the rest, and the site's colours. */
export interface Tools {
  display: Typesetter;
  text: Typesetter;
  colors: Record<"ground" | "track" | "words" | "muted" | "passed" | "retried", string>;
}

/**
 * The size that social networks ask for, in pixels. layout/Seo.tsx says it too: from here, every template's
 * script would hold a few bytes more than the two figures.
 */
export const SIZE = { width: 1200, height: 630 };

const MARGIN = 72;
const LANES_TOP = 510;

/** From the largest: the first in which a heading takes no more lines than these. */
const HEADING_SIZES = [
  { size: 88, lines: 2 },
  { size: 74, lines: 3 },
  { size: 62, lines: 4 },
  { size: 50, lines: 5 },
];

/** Draws the picture that a shared link to a page shows: its heading over the brand's lanes. */
export function drawSharePicture(
  { brand, label, heading, address }: ShareWords,
  tools: Tools,
): string {
  const { display, text, colors } = tools;
  const width = SIZE.width - 2 * MARGIN;
  const place = (
    typeset: Typesetter,
    words: string,
    size: number,
    x: number,
    y: number,
    fill: string,
  ) => `<path transform="translate(${x} ${y})" fill="${fill}" d="${typeset.draw(words, size)}"/>`;
  const atRight = (words: string, size: number) => SIZE.width - MARGIN - text.measure(words, size);

  const { size, lines } = sizeOf(heading, display, width);
  const leading = size * 1.06;
  // In the middle of the room between the brand's line and the lanes.
  const top = 150 + (LANES_TOP - 40 - 150 - lines.length * leading) / 2 + size * 0.8;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">`,
    `<rect width="100%" height="100%" fill="${colors.ground}"/>`,
    mark(MARGIN, 64, colors),
    place(display, brand, 40, MARGIN + 58, 97, colors.words),
    place(text, label, 28, atRight(label, 28), 95, colors.passed),
    ...lines.map((line, index) =>
      place(display, line, size, MARGIN - size * 0.04, top + index * leading, colors.words),
    ),
    lanes(heading, colors),
    place(text, address, 26, MARGIN, LANES_TOP - 22, colors.muted),
    "</svg>",
  ].join("\n");
}

/** The largest size in which words fit, and the lines that they break into. */
function sizeOf(
  words: string,
  typeset: Typesetter,
  width: number,
): { size: number; lines: string[] } {
  let found = { size: 0, lines: [words] };
  for (const { size, lines: most } of HEADING_SIZES) {
    found = { size, lines: balanced(words, (line) => typeset.measure(line, size), width) };
    const fits = found.lines.every((line) => typeset.measure(line, size) <= width);
    if (fits && found.lines.length <= most) break;
  }
  return found;
}

/** As few lines as fit into a width, and of about the same length. */
function balanced(words: string, measure: (line: string) => number, width: number): string[] {
  const within = (room: number) => linesOf(words, (line) => measure(line) <= room);
  let lines = within(width);
  for (let room = width * 0.95; within(room).length === lines.length; room *= 0.95) {
    if (lines.some((line) => measure(line) > room && !line.includes(" "))) break;
    lines = within(room);
  }
  return lines;
}

function linesOf(words: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The brand's mark. */
function mark(x: number, y: number, { words, passed }: Tools["colors"]): string {
  return MARK.map(
    (bar, row) =>
      `<rect x="${x + bar.from * 2.5}" y="${y + row * 13}" width="${(bar.to - bar.from) * 2.5}" height="9" rx="2" fill="${bar.passed ? passed : words}"/>`,
  ).join("");
}

/** Lanes of tests that run past the picture's end, another pattern for each page, one of them repeated. */
function lanes(seed: string, { passed, retried, track }: Tools["colors"]): string {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);
  const next = (least: number, most: number) => {
    state = (state * 75 + 74) % 65_537;
    return least + (state % (most - least));
  };
  const again = next(1, 3);
  const blocks: string[] = [];
  for (let lane = 0; lane < 4; lane++) {
    const y = LANES_TOP + lane * 31;
    blocks.push(`<rect x="${MARGIN}" y="${y}" width="1200" height="21" rx="4" fill="${track}"/>`);
    const end = SIZE.width - next(40, 420);
    for (let x = MARGIN, block = 0; x < end; block++) {
      const width = next(36, 150);
      const fill = lane === again && block === 2 ? retried : passed;
      blocks.push(`<rect x="${x}" y="${y}" width="${width}" height="21" rx="4" fill="${fill}"/>`);
      x += width + 5;
    }
  }
  return blocks.join("");
}
