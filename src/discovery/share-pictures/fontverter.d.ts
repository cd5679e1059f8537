declare module "fontverter" {
  /** Converts a font; "sfnt" is the format of TrueType and OpenType files. */
  export function convert(font: Buffer, to: "sfnt" | "woff" | "woff2"): Promise<Buffer>;
}
