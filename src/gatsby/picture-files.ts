import type { IGatsbyImageData } from "gatsby-plugin-image";

/** What a page shows of an optimised picture. */
interface PictureFiles {
  /** The files in AVIF with their widths, as in the `srcset` attribute. */
  avif: string;
  /** The widest file in WebP. */
  webp: string;
  /** How high the picture is, in widths of it. */
  height: number;
}

export const PICTURE_FILES_TYPE =
  "type PictureFiles @dontInfer { avif: String! webp: String! height: Float! }";

/** The part of GraphQL's resolve information that is used here. */
interface ResolveInfo {
  parentType: { getFields(): { gatsbyImageData?: { resolve?: Resolve } } };
}

type Resolve = (
  source: unknown,
  args: object,
  context: unknown,
  info: unknown,
) => Promise<IGatsbyImageData | undefined>;

/**
 * A field of the image plugin's type: of what that answers as `gatsbyImageData`, which a page's data
 * would hold whole, the parts that our `<picture>` shows (components/Picture). It is 0.3 KB of Home's data.
 *
 * @throws Error, which stops the build, for a file that can't be optimised
 */
export const pictureFiles = {
  type: "PictureFiles!",
  args: { widths: "[Int!]!" },
  async resolve(
    source: unknown,
    { widths }: { widths: readonly number[] },
    context: unknown,
    info: ResolveInfo,
  ): Promise<PictureFiles> {
    const { gatsbyImageData } = info.parentType.getFields();
    // The argument as its resolver takes it: FULL_WIDTH in a query.
    const args = { layout: "fullWidth", breakpoints: widths };
    const data = await gatsbyImageData?.resolve?.(source, args, context, info);
    const avif = data?.images.sources?.find(({ type }) => type === "image/avif")?.srcSet;
    const webp = data?.images.fallback?.src;
    if (!data || !avif || !webp) {
      throw new Error("The image plugin has made no AVIF and WebP of a picture");
    }
    return { avif: avif.replaceAll("\n", " "), webp, height: data.height };
  },
};
