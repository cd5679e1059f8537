import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { MARK } from "../components/Logo/mark";
import { drawableText, FACES, fontFilesOf } from "../node/fonts";

/*
 * Draws the pictures that social networks show in link previews: the brand and the page's title at the top, its
 * heading in the middle, and its URL above lanes. Takumi lays out the texts as a browser would, so that
 * nothing overlaps, whatever their lengths. share-pictures.css contains the styles.
 */

export type ShareText = Readonly<Record<"brand" | "title" | "heading" | "url", string>>;

/** The size that social networks recommend. layout/Seo.tsx repeats it, because importing it would bloat every template. */
const SIZE = { width: 1200, height: 630 };

/** The widths of the tests in each lane, in pixels. */
const LANES = [
  [129, 71, 143, 52, 96, 118, 64, 87],
  [88, 134, 59, 107, 141, 77, 99, 122, 68],
  [112, 46, 137, 83, 61, 125, 94, 148],
  [67, 139, 104, 91, 56, 115, 73],
];

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

  async function layout(text: ShareText) {
    const fontSize = await sizeOf(text.heading);
    const { node } = await fromJsx(<SharePicture {...text} fontSize={fontSize} />);
    return node;
  }

  return {
    measure: async (text: ShareText) => renderer.measure(await layout(text), options),
    draw: async (text: ShareText) =>
      renderer.render(await layout(text), { ...options, format: "png" }),
  };
}

const Heading = ({ heading, fontSize }: { heading: string; fontSize: number }) => (
  <div className="heading" style={{ fontSize }}>
    {drawableText(heading)}
  </div>
);

function SharePicture({ brand, title, heading, url, fontSize }: ShareText & { fontSize: number }) {
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
          <div className="name">{drawableText(brand)}</div>
        </div>
        <div className="title">{drawableText(title)}</div>
      </div>
      <div className="middle">
        <Heading {...{ heading, fontSize }} />
      </div>
      <div className="url">{url}</div>
      <div className="lanes">
        {LANES.map((widths) => (
          <div key={widths.join()} className="lane">
            {widths.map((width) => (
              <div key={width} className="bar" style={{ width }} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
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
