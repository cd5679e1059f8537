/** The part of subset-font's interface used here; the package brings no types. */
declare module "subset-font" {
  interface SubsetFontOptions {
    targetFormat?: "sfnt" | "woff" | "woff2";
    keepAllGlyphs?: boolean;
    keepFeatures?: string[];
    noHinting?: boolean;
    dropTables?: string[];
    preserveNameIds?: number[];
    /** A number pins the axis; a range limits it. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
  }

  /** `text` names the characters to keep; leave it out with `keepAllGlyphs`. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options?: SubsetFontOptions,
  ): Promise<Buffer>;
}
