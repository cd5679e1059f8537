/**
 * Every icon of the site: its name in the content and the code, the glyph that draws it, and that
 * glyph's code point in the font of its set: Lucide's (https://lucide.dev, ISC licence), or for
 * networks' own marks, which Lucide has none of, Bootstrap Icons' (https://icons.getbootstrap.com,
 * MIT licence). After a change run `npx tsx tools/icons/build-icons.ts`, which puts just these glyphs
 * into static/styles/fonts/icons.woff2. Names must be valid GraphQL enum values: no hyphens.
 */
export const ICONS = {
  parallel: { glyph: "chart-no-axes-gantt", codePoint: 0xe4c4 },
  pipeline: { glyph: "workflow", codePoint: 0xe425 },
  repeat: { glyph: "repeat", codePoint: 0xe146 },
  stack: { glyph: "layers", codePoint: 0xe529 },
  results: { glyph: "list-checks", codePoint: 0xe1d0 },
  cloud: { glyph: "cloud", codePoint: 0xe088 },
  shield: { glyph: "shield-check", codePoint: 0xe1ff },
  clock: { glyph: "clock", codePoint: 0xe087 },
  gauge: { glyph: "gauge", codePoint: 0xe1bf },
  api: { glyph: "braces", codePoint: 0xe36a },
  webhook: { glyph: "webhook", codePoint: 0xe374 },
  plug: { glyph: "plug", codePoint: 0xe37f },
  branch: { glyph: "git-branch", codePoint: 0xe0e2 },
  blocked: { glyph: "octagon-x", codePoint: 0xe128 },
  terminal: { glyph: "terminal", codePoint: 0xe181 },
  browser: { glyph: "app-window", codePoint: 0xe426 },
  database: { glyph: "database", codePoint: 0xe0ad },
  server: { glyph: "server", codePoint: 0xe153 },
  network: { glyph: "network", codePoint: 0xe125 },
  tunnel: { glyph: "cable", codePoint: 0xe4e3 },
  key: { glyph: "key-round", codePoint: 0xe4a3 },
  lock: { glyph: "lock", codePoint: 0xe10b },
  users: { glyph: "users", codePoint: 0xe1a4 },
  video: { glyph: "video", codePoint: 0xe1a5 },
  history: { glyph: "history", codePoint: 0xe1f5 },
  document: { glyph: "file-text", codePoint: 0xe0cc },
  mail: { glyph: "mail", codePoint: 0xe10f },
  phone: { glyph: "phone", codePoint: 0xe133 },
  map_pin: { glyph: "map-pin", codePoint: 0xe111 },
  code: { glyph: "code", codePoint: 0xe093 },
  rss: { glyph: "rss", codePoint: 0xe14a },
  message: { glyph: "message-square", codePoint: 0xe117 },
  check: { glyph: "check", codePoint: 0xe06c },
  cross: { glyph: "x", codePoint: 0xe1b2 },
  minus: { glyph: "minus", codePoint: 0xe11c },
  plus: { glyph: "plus", codePoint: 0xe13d },
  menu: { glyph: "menu", codePoint: 0xe115 },
  chevron_down: { glyph: "chevron-down", codePoint: 0xe06d },
  arrow_right: { glyph: "arrow-right", codePoint: 0xe049 },
  arrow_up: { glyph: "arrow-up", codePoint: 0xe04a },
  external: { glyph: "arrow-up-right", codePoint: 0xe04d },
  alert: { glyph: "circle-alert", codePoint: 0xe077 },
  success: { glyph: "circle-check", codePoint: 0xe226 },
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
