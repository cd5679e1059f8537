import type { IconName } from "./icons";

interface Glyph {
  glyph: string;
  /** The icon set. Defaults to Lucide (https://lucide.dev, ISC license). */
  set?: "bootstrap";
}

/**
 * Maps each icon in icons.ts to its source glyph. Most glyphs come from Lucide. Brand icons come from
 * Bootstrap Icons (https://icons.getbootstrap.com, MIT license), since Lucide has none. This file isn't part of
 * the built site. After changing this file or icons.ts, run `npx tsx tools/icons/build-icons.ts` to rebuild the
 * icon font.
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
