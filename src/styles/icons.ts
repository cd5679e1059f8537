/**
 * Every visitor downloads all icons, so list only those in use. Names are GraphQL enum values. Where web fonts
 * are blocked, icons that say something appear as the character of their code point; the others are
 * decorative.
 */
export const ICONS = {
  parallel: 0xe4c4,
  pipeline: 0xe425,
  repeat: 0xe146,
  stack: 0xe529,
  cloud: 0xe088,
  shield: 0xe1ff,
  clock: 0xe087,
  api: 0xe36a,
  webhook: 0xe374,
  browser: 0xe426,
  server: 0xe153,
  lock: 0xe10b,
  users: 0xe1a4,
  check: 0x2713, // ✓
  cross: 0x2717, // ✗
  menu: 0x2630, // ☰
  chevron_down: 0x25be, // ▾
  arrow_right: 0x2192, // →
  arrow_up: 0x2191, // ↑
  external: 0x2197, // ↗
  github: 0xf3ed,
  linkedin: 0xf472,
  youtube: 0xf62b,
} as const;

export type IconName = keyof typeof ICONS;

/** A non-empty array, because a GraphQL enum needs at least one value. */
export const ICON_NAMES = /* @__PURE__ */ Object.keys(ICONS) as [IconName, ...IconName[]];
