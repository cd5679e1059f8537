import { graphql } from "gatsby";
import { sharePictureOf } from "../routes";
import { Head } from "./Head";

export const seoFragment = graphql`
  fragment SiteSeo on SiteYaml {
    brand {
      name
      url
    }
    seo {
      title
      description
    }
  }
  fragment PageSeo on SeoWords {
    title
    description
  }
`;

interface SeoProps {
  site: Queries.SiteSeoFragment;
  /** The title is the page's heading, which also appears in the share image. */
  page: { title: string; seo: Queries.PageSeoFragment };
  path: string;
  /** The path in the URL. If this path isn't the canonical one, search engines must not index the page. */
  shownPath: string;
}

/** Pages without their own title or description use the site's (specification, section 1). */
export function Seo({ site, page, path, shownPath }: SeoProps) {
  const { brand, seo } = site;
  const title = `${page.seo.title ?? seo.title} | ${brand.name}`;
  const description = page.seo.description ?? seo.description;
  const canonical = `${brand.url}${path}`;
  const isCopy = shownPath.replace(/\/$/, "") !== path.replace(/\/$/, "");

  return (
    <Head>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isCopy && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:url" content={canonical} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={brand.url + sharePictureOf(path)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${brand.name}: ${page.title}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </Head>
  );
}
