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
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [360, 540, 720, 960, 1280])
      }
    }
  }
  fragment WidePagePicture on WidePicture {
    alt
    file {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [720, 960, 1280, 1600, 2400])
      }
    }
    phoneFile {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [360, 540, 720, 960, 1280])
      }
    }
  }
`;

/** The `width` of every picture, for its shape alone. CSS says how wide it is shown. */
const WIDTH = 1600;

/** Where a picture that is drawn once more for phones is shown as that. */
const PHONE = "(width < 40rem)";

interface PictureProps {
  picture: Queries.PagePictureFragment | Queries.WidePagePictureFragment;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  className?: string | undefined;
  /** True for a picture on the first screen: fetched at once and with high priority. */
  eager?: boolean;
}

/**
 * A picture optimised by the build, as a native `<picture>`, width and height set: AVIF in the width
 * of its place, and for the few browsers without AVIF (Edge before 121) one WebP file, since a list of
 * those would cost every visitor of Home 0.3 KB of the first answer. The plugin's own component would
 * ship a second renderer to the browser.
 *
 * @throws Error while building, if the file is not an image that can be optimised.
 */
export function Picture({ picture, sizes, className, eager = false }: PictureProps) {
  const { avif, webp, height } = filesOf(picture.file, picture.alt);
  const phone = "phoneFile" in picture ? filesOf(picture.phoneFile, picture.alt) : undefined;

  return (
    <picture>
      {phone && (
        <source
          type="image/avif"
          srcSet={phone.avif}
          sizes={sizes}
          media={PHONE}
          width={WIDTH}
          height={phone.height}
        />
      )}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={className}
        src={webp}
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

interface PictureFile {
  childImageSharp: { gatsbyImageData: IGatsbyImageData } | null;
}

/** What is shown of a file, and how high it is at the common width. */
function filesOf(file: PictureFile, alt: string) {
  const data = file.childImageSharp?.gatsbyImageData;
  const avif = data?.images.sources?.find(({ type }) => type === "image/avif")?.srcSet;
  const webp = data?.images.fallback?.src;
  if (!data || !avif || !webp) throw new Error(`No AVIF and WebP of the picture "${alt}"`);
  return { avif, webp, height: Math.round(WIDTH * data.height) };
}
