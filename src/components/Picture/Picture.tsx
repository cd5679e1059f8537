import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";

/**
 * GraphQL fragments that request each picture in several widths. The browser chooses one of the files based
 * on the `sizes` attribute.
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

/**
 * The `width` attribute of every picture. The attribute affects only the aspect ratio, since CSS sets the
 * displayed width.
 */
const WIDTH = 1600;

const PHONE = "(width < 40rem)";

interface PictureProps {
  picture: Queries.PagePictureFragment | Queries.WidePagePictureFragment;
  /** The displayed width of the picture, as a value for the `sizes` attribute. */
  sizes: string;
  className?: string | undefined;
  /** Whether to load the picture immediately and with high priority, because it is above the fold. */
  eager?: boolean;
}

/**
 * An optimized picture as a native `<picture>` element with a width and height. Browsers choose from
 * several AVIF files of different widths. Browsers without AVIF support, such as Edge before version 121, get
 * a single WebP file, since listing several WebP files would make every page larger. The Gatsby plugin's own
 * component isn't used because it would add a second renderer to the bundle.
 *
 * @throws Error at build time if the file isn't an image that can be optimized.
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

/** Returns the AVIF and WebP sources of an image, and the height of the image when scaled to WIDTH. */
function filesOf(file: PictureFile, alt: string) {
  const data = file.childImageSharp?.gatsbyImageData;
  const avif = data?.images.sources?.find(({ type }) => type === "image/avif")?.srcSet;
  const webp = data?.images.fallback?.src;
  if (!data || !avif || !webp)
    throw new Error(`The picture "${alt}" is missing an AVIF or WebP version`);
  return { avif, webp, height: Math.round(WIDTH * data.height) };
}
