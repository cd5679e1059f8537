import { writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";

/** Writes robots.txt, which names the sitemap by the address in data/site.yaml. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, reporter, store }) => {
  const { data, errors } = await graphql<{ content: { site: { brand: { url: string } } } }>(
    `query Robots { content { site { brand { url } } } }`,
  );
  if (!data) {
    reporter.panicOnBuild("robots.txt: the site's address can't be read", errors);
    return;
  }
  const { directory }: { directory: string } = store.getState().program;
  writeFileSync(
    path.join(directory, "public", "robots.txt"),
    `User-agent: *\nAllow: /\nSitemap: ${data.content.site.brand.url}/sitemap-index.xml\n`,
  );
};
