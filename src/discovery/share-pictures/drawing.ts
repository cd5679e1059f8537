import { MARK } from "../../components/Logo/mark";
import type { Typesetter } from "./typeset";

export interface ShareWords {
  brand: string;
  label: string;
  heading: string;
  url: string;
}

export interface Tools {
  display: Typesetter;
  text: Typesetter;
  colors: Record<"ground" | "track" | "words" | "muted" | "passed" | "retried", string>;
}

/** As social networks recommend. layout/Seo.tsx repeats it, because importing it would bloat every template. */
const SIZE = { width: 1200, height: 630 };

const MARGIN = 72;
const WIDTH = SIZE.width - 2 * MARGIN;
const LANES_TOP = 510;

const HEADING_SIZES = [
  { size: 88, lines: 2 },
  { size: 74, lines: 3 },
  { size: 62, lines: 4 },
  { size: 50, lines: 5 },
];

export function drawSharePicture(words: ShareWords, { display, text, colors }: Tools): string {
  const place = (
    face: Typesetter,
    line: string,
    size: number,
    x: number,
    y: number,
    fill: string,
  ) =>
    `<path transform="translate(${x} ${y}) scale(${size / 1000})" fill="${fill}" d="${face(line).path()}"/>`;
  const { size, lines } = headingLines(words.heading, display);
  const leading = size * 1.06;
  // Center the heading vertically between the brand name and the lanes.
  const top = 150 + (LANES_TOP - 40 - 150 - lines.length * leading) / 2 + size * 0.8;
  const labelLeft = SIZE.width - MARGIN - text(words.label).width * 0.028;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">`,
    `<rect width="100%" height="100%" fill="${colors.ground}"/>`,
    ...MARK.map(({ from, to, passed }, row) => {
      const fill = passed ? colors.passed : colors.words;
      return `<rect x="${MARGIN + from * 2.5}" y="${64 + row * 13}" width="${(to - from) * 2.5}" height="9" rx="2" fill="${fill}"/>`;
    }),
    place(display, words.brand, 40, MARGIN + 58, 97, colors.words),
    place(text, words.label, 28, labelLeft, 95, colors.passed),
    ...lines.map((line, index) =>
      place(display, line, size, MARGIN - size * 0.04, top + index * leading, colors.words),
    ),
    ...lanes(words.heading, colors),
    place(text, words.url, 26, MARGIN, LANES_TOP - 22, colors.muted),
    "</svg>",
  ].join("\n");
}

function headingLines(heading: string, face: Typesetter): { size: number; lines: string[] } {
  let found = { size: 0, lines: [heading] };
  for (const { size, lines: most } of HEADING_SIZES) {
    const width = (WIDTH / size) * 1000;
    found = { size, lines: balanced(heading, face, width) };
    if (found.lines.length <= most && found.lines.every((line) => face(line).width <= width)) break;
  }
  return found;
}

/** Breaks text into as few lines as possible, all of about the same length. */
function balanced(text: string, face: Typesetter, maxWidth: number): string[] {
  const fill = (width: number) => {
    const lines: string[] = [];
    for (const word of text.split(" ")) {
      const longer = `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && face(longer).width <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  };
  const lines = fill(maxWidth);
  const narrower = maxWidth * 0.95;
  const next = fill(narrower);
  const worse = next.length > lines.length || next.some((line) => face(line).width > narrower);
  return worse ? lines : balanced(text, face, narrower);
}

/** Each page gets its own pattern, with one retried test. */
function lanes(seed: string, { passed, retried, track }: Tools["colors"]): string[] {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);
  const next = (least: number, most: number) => {
    state = (state * 75 + 74) % 65_537;
    return least + (state % (most - least));
  };
  const retriedLane = next(1, 3);
  return [0, 1, 2, 3].flatMap((lane) => {
    const bar = (x: number, width: number, fill: string) =>
      `<rect x="${x}" y="${LANES_TOP + lane * 31}" width="${width}" height="21" rx="4" fill="${fill}"/>`;
    const bars = [bar(MARGIN, SIZE.width, track)];
    const end = SIZE.width - next(40, 420);
    for (let x = MARGIN; x < end; ) {
      const width = next(36, 150);
      bars.push(bar(x, width, lane === retriedLane && bars.length === 3 ? retried : passed));
      x += width + 5;
    }
    return bars;
  });
}
