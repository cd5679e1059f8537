import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import sharp from "sharp";
import { buildTime } from "../../src/host/build-time";
import { onPostBuild, securityTxt } from "../../src/host/write-files";
import * as language from "../../src/words/language";
import { writeAnswers } from "../support/page-answers";

const SITE = {
  brand: { url: "https://paralane.example" },
  contact: { supportEmail: "support@paralane.example" },
};

const directory = mkdtempSync(path.join(tmpdir(), "paralane-files-"));
const project = process.cwd();

const written = (name: string) => readFileSync(path.join(directory, "public", name));

describe("after a build", () => {
  beforeAll(async () => {
    writeAnswers(path.join(directory, "public"));
    // The site's fonts and colours, and a cache of pictures of this test's own.
    mkdirSync(path.join(directory, "src/styles/fonts"), { recursive: true });
    for (const file of ["tokens.css", "fonts/funnel-display.woff2", "fonts/geist.woff2"]) {
      const source = readFileSync(path.join(project, "src/styles", file));
      writeFileSync(path.join(directory, "src/styles", file), source);
    }
    process.chdir(directory);
    const store = { getState: () => ({ program: { directory } }) };
    type Hook = NonNullable<GatsbyNode["onPostBuild"]>;
    await onPostBuild?.({ store } as unknown as Parameters<Hook>[0], { plugins: [] }, () => {});
  }, 30_000);
  afterAll(() => {
    process.chdir(project);
    rmSync(directory, { recursive: true });
  });

  it("lets robots read every page and names the sitemap by the site's address", () => {
    expect(written("robots.txt").toString()).toMatch(
      /^User-agent: \*\nAllow: \/\nSitemap: https:\/\/[^/]+\/sitemap-index\.xml\n$/,
    );
  });

  it.each(["llms.txt", "pricing.json", "pricing.schema.json", ".well-known/security.txt"])(
    "has %s",
    (name) => {
      expect(written(name).length).toBeGreaterThan(100);
    },
  );

  it("has a manifest with the brand's name and the page's colour", () => {
    const manifest = JSON.parse(written("site.webmanifest").toString());
    expect(manifest).toMatchObject({
      id: "/",
      start_url: "/",
      scope: "/",
      lang: language.LANGUAGE,
    });
    expect(manifest.theme_color).toBe("#fffefb");
    expect(manifest.icons).toHaveLength(4);
  });

  it.each(["home", "features", "services", "pricing", "case-studies", "faq", "contact"])(
    "has a share picture of %s in the size that networks ask for, of at most 40 KB",
    async (name) => {
      const picture = written(`share/${name}.png`);
      const { width, height, format } = await sharp(picture).metadata();
      expect([width, height, format]).toEqual([1200, 630, "png"]);
      expect(picture.length).toBeLessThanOrEqual(40_000);
    },
  );
});

describe("security.txt", () => {
  afterEach(() => jest.restoreAllMocks());

  it("says where to report a weakness, in the language of the site, and until when that holds", () => {
    jest.replaceProperty<{ LANGUAGE: string }, "LANGUAGE">(language, "LANGUAGE", "pt-BR");
    expect(securityTxt(SITE, new Date("2026-11-21T09:00:00Z")).split("\n")).toEqual([
      "Contact: mailto:support@paralane.example",
      "Expires: 2027-11-01T00:00:00Z",
      "Preferred-Languages: pt-BR",
      "Canonical: https://paralane.example/.well-known/security.txt",
      "",
    ]);
  });

  it.each(["2026-01-01T00:00:00Z", "2027-12-31T23:59:59Z", "2028-02-29T12:00:00Z"])(
    "holds for eleven months to a year when built at %s",
    (built) => {
      const [, expires = ""] = /Expires: (.*)/.exec(securityTxt(SITE, new Date(built))) ?? [];
      const days = (Date.parse(expires) - Date.parse(built)) / 86_400_000;
      expect(days).toBeGreaterThan(330);
      expect(days).toBeLessThanOrEqual(366);
    },
  );

  it("is the same again for a build that is repeated", () => {
    expect(buildTime({ SOURCE_DATE_EPOCH: "1795251600" })).toEqual(
      new Date("2026-11-21T09:00:00Z"),
    );
    expect(Math.abs(buildTime({}).getTime() - Date.now())).toBeLessThan(1000);
  });

  it.each(["2026-11-21", "-1", "1e9", "179525160000"])("has no time %s", (time) => {
    expect(() => buildTime({ SOURCE_DATE_EPOCH: time })).toThrow(
      `SOURCE_DATE_EPOCH is "${time}": write the seconds since 1970, such as 1795251600, or leave it empty.`,
    );
  });
});
