import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";

/**
 * Fragments for the widths that the layouts need. `sizes` is said by the place that shows the
 * picture, since the browser chooses the file by it.
 */
export const pictureFragments = graphql`
  fragment PagePicture on Picture {
    alt
    file {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [360, 540, 720, 960, 1280, 1600])
      }
    }
  }
`;

/** The `width` of every picture: the largest that is made. CSS says how wide it is shown. */
const WIDTH = 1600;

interface PictureProps {
  picture: Queries.PagePictureFragment;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  className?: string | undefined;
  /** True for a picture on the first screen: fetched at once and with high priority. */
  eager?: boolean;
}

/**
 * A picture optimised by the build, as a native `<picture>`: AVIF and WebP with a plain fallback,
 * width and height set. The plugin's own component would ship a second renderer to the browser.
 *
 * @throws Error while building, if the file is not an image that can be optimised.
 */
export function Picture({ picture, sizes, className, eager = false }: PictureProps) {
  const image: IGatsbyImageData | undefined =
    picture.file.childImageSharp?.gatsbyImageData ?? undefined;
  if (!image?.images.fallback) throw new Error(`No image data for the picture "${picture.alt}"`);
  const { sources = [], fallback } = image.images;
  // The plugin writes the shape of a full-width picture as 1 by a fraction, which isn't valid HTML.
  const height = Math.round((WIDTH * image.height) / image.width);

  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        src={fallback.src}
        srcSet={fallback.srcSet}
        sizes={sizes}
        width={WIDTH}
        height={height}
        alt={picture.alt}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}
