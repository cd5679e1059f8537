import { readFileSync } from "node:fs";
import sharp from "sharp";
import { type Face, fontFilesOf } from "../../styles/drawing-fonts";
import { colorOf, readTokens } from "../tokens";
import { drawSharePicture, type ShareWords, type Tools } from "./drawing";
import { typesetterOf } from "./typeset";

export async function siteTools(): Promise<Tools> {
  const fonts = (face: Face) => fontFilesOf(face).map((file) => readFileSync(file));
  const tokens = readTokens("light");
  const color = (name: string) => colorOf(name, tokens);
  return {
    display: await typesetterOf(fonts("display"), 650, -25),
    text: await typesetterOf(fonts("text"), 500),
    colors: {
      ground: color("color-inverse-bg"),
      track: color("color-inverse-track"),
      words: color("color-inverse-text"),
      muted: color("color-inverse-muted"),
      passed: color("color-inverse-passed"),
      retried: color("color-inverse-running"),
    },
  };
}

const PNG = { palette: true, colors: 32, compressionLevel: 9 };

export function sharePicture(words: ShareWords, tools: Tools): Promise<Buffer> {
  return sharp(Buffer.from(drawSharePicture(words, tools)))
    .png(PNG)
    .toBuffer();
}
