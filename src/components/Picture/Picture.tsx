import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";

/** The browser chooses one of several widths based on the `sizes` attribute. */
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

/** Affects only the aspect ratio, since CSS sets the displayed width. */
const WIDTH = 1600;

const PHONE = "(width < 40rem)";

interface PictureProps {
  picture: Queries.PagePictureFragment | Queries.WidePagePictureFragment;
  sizes: string;
  className?: string | undefined;
  eager?: boolean;
}

/**
 * Browsers choose from several AVIF files, or get a single WebP file, since listing more would make every page
 * larger. The Gatsby plugin's component would add a second renderer to the bundle. Throws if the file can't be
 * optimized.
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

function filesOf(file: PictureFile, alt: string) {
  const data = file.childImageSharp?.gatsbyImageData;
  const avif = data?.images.sources?.find(({ type }) => type === "image/avif")?.srcSet;
  const webp = data?.images.fallback?.src;
  if (!data || !avif || !webp)
    throw new Error(`The picture "${alt}" is missing an AVIF or WebP version`);
  return { avif, webp, height: Math.round(WIDTH * data.height) };
}
