/** The part of subset-font's API that this project uses. The package has no types of its own. */
declare module "subset-font" {
  interface SubsetFontOptions {
    targetFormat: "sfnt" | "woff2";
    keepFeatures: string[];
    noHinting: boolean;
    variationAxes?: Record<string, { min: number; max: number }>;
  }

  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetFontOptions,
  ): Promise<Buffer>;
}
