import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { MARK } from "../components/Logo/mark";
import { drawableWords, FACES, fontFilesOf } from "../node/fonts";

/*
 * Draws the pictures that social networks show in link previews: the brand and the page's title at the top, its
 * heading in the middle, and its URL above a pattern of lanes. Takumi lays out the texts as a browser would, so that
 * nothing overlaps, whatever their lengths. share-pictures.css contains the styles.
 */

export type ShareWords = Readonly<Record<"brand" | "title" | "heading" | "url", string>>;

/** The size that social networks recommend. layout/Seo.tsx repeats it, because importing it would bloat every template. */
const SIZE = { width: 1200, height: 630 };

const MARGIN = 72;

/** A heading has the first of these sizes, in pixels, at which it has at most this many lines. */
const HEADING_SIZES = [
  { fontSize: 88, lines: 2 },
  { fontSize: 74, lines: 3 },
  { fontSize: 62, lines: 4 },
  { fontSize: 50, lines: 5 },
];

const STYLES = ["src/styles/tokens.css", "src/discovery/share-pictures.css"];

/** The family of the website's own fonts, or a name for each file with further characters. */
function familyOf(file: string): string {
  const name = path.basename(file, ".woff2");
  return Object.values(FACES).find((face) => face.file === name)?.family ?? name;
}

/** Loads the fonts, so create only one painter. */
export async function sharePainter() {
  // Load Takumi only when needed, because the webpack configuration imports this module too.
  const { Renderer }: typeof import("@takumi-rs/core") = require("@takumi-rs/core");
  const { fromJsx }: typeof import("@takumi-rs/helpers/jsx") = require("@takumi-rs/helpers/jsx");
  const renderer = new Renderer();
  const fonts = fontFilesOf("display");
  for (const file of fonts) {
    await renderer.registerFont({ name: familyOf(file), data: readFileSync(file) });
  }
  const css = STYLES.map((file) => readFileSync(file, "utf8"));
  const options = { ...SIZE, css, fontFamilies: fonts.map(familyOf) };

  async function sizeOf(heading: string): Promise<number> {
    for (const { fontSize, lines } of HEADING_SIZES) {
      const { node } = await fromJsx(<Heading {...{ heading, fontSize }} />);
      const { width, height, runs } = await renderer.measure(node, options);
      const isWide = runs.some((run) => run.width > width);
      if (!isWide && height < fontSize * 1.06 * (lines + 0.5)) return fontSize;
    }
    return 50;
  }

  async function layout(words: ShareWords) {
    const fontSize = await sizeOf(words.heading);
    const { node } = await fromJsx(<SharePicture {...words} fontSize={fontSize} />);
    return node;
  }

  return {
    measure: async (words: ShareWords) => renderer.measure(await layout(words), options),
    draw: async (words: ShareWords) =>
      renderer.render(await layout(words), { ...options, format: "png" }),
  };
}

const Heading = ({ heading, fontSize }: { heading: string; fontSize: number }) => (
  <div className="heading" style={{ fontSize }}>
    {drawableWords(heading)}
  </div>
);

function SharePicture({ brand, title, heading, url, fontSize }: ShareWords & { fontSize: number }) {
  return (
    <div className="picture">
      <div className="header">
        <div className="brand">
          <div className="mark">
            {MARK.map(({ from, to, passed }) => {
              const style = { marginLeft: from * 2.5, width: (to - from) * 2.5 };
              return <div key={from} className={passed ? "bar passed" : "bar"} style={style} />;
            })}
          </div>
          <div className="name">{drawableWords(brand)}</div>
        </div>
        <div className="title">{drawableWords(title)}</div>
      </div>
      <div className="middle">
        <Heading {...{ heading, fontSize }} />
      </div>
      <div className="url">{url}</div>
      <div className="lanes">
        {lanes(heading).map((bars) => (
          <div key={bars.join()} className="lane">
            {bars.map(({ width, tone }) => (
              <div key={width} className={`bar ${tone}`} style={{ width }} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Each page gets its own pattern, with one retried test. */
function lanes(seed: string): { width: number; tone: "passed" | "retried" }[][] {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);
  const next = (least: number, most: number) => {
    state = (state * 75 + 74) % 65_537;
    return least + (state % (most - least));
  };
  const retriedLane = next(1, 3);
  return [0, 1, 2, 3].map((lane) => {
    const bars: ReturnType<typeof lanes>[number] = [];
    const end = SIZE.width - next(40, 420);
    for (let x = MARGIN; x < end; x += (bars.at(-1)?.width ?? 0) + 5) {
      const isRetried = lane === retriedLane && bars.length === 2;
      bars.push({ width: next(36, 150), tone: isRetried ? "retried" : "passed" });
    }
    return bars;
  });
}

/** Files that affect all pictures: the site's colors, its logo, its fonts and the drawing code. */
const DRAWN_WITH = [
  ...STYLES,
  "src/node/fonts.ts",
  "src/components/Logo/mark.ts",
  "src/discovery/share-pictures.tsx",
];

/** Hashes what the pictures are drawn with, because pages are rendered before the pictures exist (gatsby-ssr.tsx). */
export function shareDesign(read: (file: string) => Buffer = (file) => readFileSync(file)): string {
  const hash = createHash("sha256");
  for (const file of [...DRAWN_WITH, ...fontFilesOf("display")]) hash.update(read(file));
  return hash.digest("hex");
}
