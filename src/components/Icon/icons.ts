/**
 * Every icon of the site: its name in the content and the code, the glyph that draws it, and that
 * glyph's code point in the font of its set: Lucide's (https://lucide.dev, ISC licence), or for
 * networks' own marks, which Lucide has none of, Bootstrap Icons' (https://icons.getbootstrap.com,
 * MIT licence). Every visitor loads them all, so only those that are shown are here (specification,
 * section 1). After a change run `npx tsx tools/icons/build-icons.ts`, which puts just these glyphs into
 * static/styles/fonts/icons.woff2. Names must be valid GraphQL enum values: no hyphens.
 */
export const ICONS = {
  parallel: { glyph: "chart-no-axes-gantt", codePoint: 0xe4c4 },
  pipeline: { glyph: "workflow", codePoint: 0xe425 },
  repeat: { glyph: "repeat", codePoint: 0xe146 },
  stack: { glyph: "layers", codePoint: 0xe529 },
  cloud: { glyph: "cloud", codePoint: 0xe088 },
  shield: { glyph: "shield-check", codePoint: 0xe1ff },
  clock: { glyph: "clock", codePoint: 0xe087 },
  api: { glyph: "braces", codePoint: 0xe36a },
  webhook: { glyph: "webhook", codePoint: 0xe374 },
  browser: { glyph: "app-window", codePoint: 0xe426 },
  server: { glyph: "server", codePoint: 0xe153 },
  lock: { glyph: "lock", codePoint: 0xe10b },
  users: { glyph: "users", codePoint: 0xe1a4 },
  check: { glyph: "check", codePoint: 0xe06c },
  cross: { glyph: "x", codePoint: 0xe1b2 },
  menu: { glyph: "menu", codePoint: 0xe115 },
  chevron_down: { glyph: "chevron-down", codePoint: 0xe06d },
  arrow_right: { glyph: "arrow-right", codePoint: 0xe049 },
  arrow_up: { glyph: "arrow-up", codePoint: 0xe04a },
  external: { glyph: "arrow-up-right", codePoint: 0xe04d },
  github: { set: "bootstrap", glyph: "github", codePoint: 0xf3ed },
  linkedin: { set: "bootstrap", glyph: "linkedin", codePoint: 0xf472 },
  youtube: { set: "bootstrap", glyph: "youtube", codePoint: 0xf62b },
} as const satisfies Readonly<
  Record<string, { set?: "bootstrap"; glyph: string; codePoint: number }>
>;

/** The name of an icon. */
export type IconName = keyof typeof ICONS;

const isIconName = (name: string): name is IconName => Object.hasOwn(ICONS, name);

function listNames(): readonly [IconName, ...IconName[]] {
  const [first, ...others] = Object.keys(ICONS).filter(isIconName);
  if (first === undefined) throw new Error("The list of icons is empty.");
  return [first, ...others];
}

/** All names, in the order of the list above; never empty, as an enum's values must be. */
export const ICON_NAMES = listNames();
