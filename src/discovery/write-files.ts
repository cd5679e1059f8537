import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { sharePictureOf } from "../routes";
import { LANGUAGE } from "../words";
import { llmsTxt } from "./llms-txt";
import { pageDataOf, pageSummaries } from "./page-data";
import { sharePainter } from "./share-pictures";

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }) => {
  const { directory }: { directory: string } = store.getState().program;
  const publicFolder = path.join(directory, "public");
  const files = [...textFiles(publicFolder), ...(await pictures(publicFolder))];
  for (const [name, content] of files) {
    const file = path.join(publicFolder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
};

function textFiles(publicFolder: string): [name: string, text: string][] {
  const { content: home } = pageDataOf(publicFolder, "/");
  const { content: pricing } = pageDataOf(publicFolder, "/pricing");
  const { brand, contact } = home.site;
  const llms = {
    brand,
    pages: pageSummaries(publicFolder),
    pricing: pricing.pricing,
    ...home.stats,
  };
  return [
    ["/robots.txt", `User-agent: *\nAllow: /\nSitemap: ${brand.url}/sitemap-index.xml\n`],
    ["/.well-known/security.txt", securityTxt({ brand, contact }, new Date())],
    ["/llms.txt", llmsTxt(llms)],
  ];
}

async function pictures(publicFolder: string): Promise<[name: string, picture: Buffer][]> {
  const { brand } = pageDataOf(publicFolder, "/").content.site;
  const host = new URL(brand.url).host;
  const painter = await sharePainter();
  const drawn = pageSummaries(publicFolder).map(async ({ path: page, title, heading }) => {
    const url = host + (page === "/" ? "" : page);
    const words = { brand: brand.name, title, heading, url };
    return [sharePictureOf(page), await painter.draw(words)] as [string, Buffer];
  });
  return Promise.all(drawn);
}

/** Expires a year after the month of the build, so that builds in the same month are the same (RFC 9116). */
export function securityTxt(
  { brand, contact }: { brand: { url: string }; contact: { supportEmail: string } },
  built: Date,
): string {
  const expires = new Date(Date.UTC(built.getUTCFullYear() + 1, built.getUTCMonth()));
  return `Contact: mailto:${contact.supportEmail}
Expires: ${expires.toISOString().replace(".000", "")}
Preferred-Languages: ${LANGUAGE}
Canonical: ${brand.url}/.well-known/security.txt
`;
}
