import type { IconName } from "../../src/styles/icons";

interface Glyph {
  glyph: string;
  /** The icon set. Defaults to Lucide (https://lucide.dev, ISC license). */
  set?: "bootstrap";
}

/** Lucide's glyphs, or Bootstrap's for brands. After a change, run `npm run icons` in workshop/. */
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
