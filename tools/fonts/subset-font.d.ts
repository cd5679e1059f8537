/** The part of subset-font's API used here; the package has no types. */
declare module "subset-font" {
  interface SubsetFontOptions {
    targetFormat: "sfnt" | "woff2";
    keepFeatures: string[];
    noHinting: boolean;
    /** The range that an axis is limited to. */
    variationAxes?: Record<string, { min: number; max: number }>;
  }

  /** @param text the characters to keep */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetFontOptions,
  ): Promise<Buffer>;
}
