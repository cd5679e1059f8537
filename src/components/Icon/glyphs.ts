import type { IconName } from "./icons";

interface Glyph {
  /** Its name in its set. */
  glyph: string;
  /** Lucide's (https://lucide.dev, ISC licence), unless it is another. */
  set?: "bootstrap";
}

/**
 * What draws each icon of icons.ts: a glyph of Lucide's, or for networks' own marks, which Lucide has
 * none of, of Bootstrap Icons' (https://icons.getbootstrap.com, MIT licence). The code points there are
 * the sets' own. Not shipped itself: after a change run `npx tsx tools/icons/build-icons.ts`, which puts
 * just these glyphs into the icon font.
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
