import type { IconName } from "./icons";

interface Glyph {
  /** The glyph's name in its icon set. */
  glyph: string;
  /** Defaults to Lucide (https://lucide.dev, ISC license). */
  set?: "bootstrap";
}

/**
 * The source glyph of each icon in icons.ts. Most are from Lucide. Brand marks, which Lucide lacks, are from
 * Bootstrap Icons (https://icons.getbootstrap.com, MIT license). The code points in icons.ts are the sets'
 * originals. The site doesn't ship this file. After a change, run `npx tsx tools/icons/build-icons.ts` to
 * rebuild the icon font with just these glyphs.
 */
export const GLYPHS: Readonly<Record<IconName, Glyph>> = {
  parallel: { glyph: "chart-no-axes-gantt" },
  pipeline: { glyph: "workflow" },
  repeat: { glyph: "repeat" },
  stack: { glyph: "layers" },
  cloud: { glyph: "cloud" },
  shield: { glyph: "shield-check" },
  clock: { glyph: "clock" },
  api: { glyph: "braces" },
  webhook: { glyph: "webhook" },
  browser: { glyph: "app-window" },
  server: { glyph: "server" },
  lock: { glyph: "lock" },
  users: { glyph: "users" },
  check: { glyph: "check" },
  cross: { glyph: "x" },
  menu: { glyph: "menu" },
  chevron_down: { glyph: "chevron-down" },
  arrow_right: { glyph: "arrow-right" },
  arrow_up: { glyph: "arrow-up" },
  external: { glyph: "arrow-up-right" },
  github: { glyph: "github", set: "bootstrap" },
  linkedin: { glyph: "linkedin", set: "bootstrap" },
  youtube: { glyph: "youtube", set: "bootstrap" },
};
