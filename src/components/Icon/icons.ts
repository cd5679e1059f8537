/**
 * Maps each icon's name, as used in content and code, to its code point in the icon font. Every visitor
 * downloads all icons, so list only those that are in use (specification, section 1). The source of each icon
 * is in glyphs.ts. Names must be valid GraphQL enum values, which can't contain hyphens.
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
  check: 0xe06c,
  cross: 0xe1b2,
  menu: 0xe115,
  chevron_down: 0xe06d,
  arrow_right: 0xe049,
  arrow_up: 0xe04a,
  external: 0xe04d,
  github: 0xf3ed,
  linkedin: 0xf472,
  youtube: 0xf62b,
} as const;

export type IconName = keyof typeof ICONS;

const isIconName = (name: string): name is IconName => Object.hasOwn(ICONS, name);

function listNames(): readonly [IconName, ...IconName[]] {
  const [first, ...others] = Object.keys(ICONS).filter(isIconName);
  if (first === undefined) throw new Error("The list of icons is empty.");
  return [first, ...others];
}

/**
 * All icon names, in the same order as in ICONS. The type is a non-empty array because a GraphQL enum needs
 * at least one value.
 */
export const ICON_NAMES = /* @__PURE__ */ listNames();
