declare module "fontverter" {
  /** Unpacks or packs a font: "sfnt" is what TrueType and OpenType files hold. */
  export function convert(font: Buffer, to: "sfnt" | "woff" | "woff2"): Promise<Buffer>;
}
