import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";

interface Site {
  brand: { url: string };
  contact: { supportEmail: string };
}

/** Writes robots.txt and security.txt, which name the addresses in data/site.yaml. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, reporter, store }) => {
  const { data, errors } = await graphql<{ content: { site: Site } }>(
    `query TextFiles { content { site { brand { url } contact { supportEmail } } } }`,
  );
  if (!data) {
    reporter.panicOnBuild("robots.txt, security.txt: the site's addresses can't be read", errors);
    return;
  }
  const { site } = data.content;
  const { directory }: { directory: string } = store.getState().program;
  const files = {
    "robots.txt": `User-agent: *\nAllow: /\nSitemap: ${site.brand.url}/sitemap-index.xml\n`,
    ".well-known/security.txt": securityTxt(site, buildTime(process.env)),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(directory, "public", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};

/** Now, or the time of SOURCE_DATE_EPOCH, with which an earlier build is repeated byte for byte. */
export function buildTime({ SOURCE_DATE_EPOCH }: NodeJS.ProcessEnv): Date {
  return SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date();
}

/**
 * Where to report a weakness of the site (RFC 9116). It expires with the beginning of the build's
 * month a year later: always in the future, at most a year ahead as the RFC wants, and the same in
 * all builds of a month.
 */
export function securityTxt({ brand, contact }: Site, built: Date): string {
  const expires = new Date(Date.UTC(built.getUTCFullYear() + 1, built.getUTCMonth()));
  return [
    `Contact: mailto:${contact.supportEmail}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    "Preferred-Languages: en",
    `Canonical: ${brand.url}/.well-known/security.txt`,
    "",
  ].join("\n");
}
