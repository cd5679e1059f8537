import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { serveAdmin } from "./src/admin/develop";
import { withAdmin } from "./src/admin/publish";
import { QUERY_TYPES } from "./src/build/folders";
import { CONTENT_FILES } from "./src/content/model";
import { lastChangeOf } from "./src/discovery/last-change";
import {
  CONTENT_FOLDER,
  IS_DEVELOPING,
  SOURCED_PICTURES,
} from "./src/gatsby/content-in-development";
import { buildTime } from "./src/host/build-time";
import { netlifyAdapter } from "./src/host/netlify-adapter";
import { gtagIdOf, LOCAL_INTAKE_URL, localIntakeOf } from "./src/host/settings";

interface SiteUrlQuery {
  content: { site: { brand: { url: string } } };
}

// A setting that is no id stops the build once Gatsby reports what stops it (before-build.ts).
const gtagId = gtagIdOf(process.env);

const intake = localIntakeOf(process.env.GATSBY_CONTACT_WEBHOOK_URL?.trim() || LOCAL_INTAKE_URL);

const config: GatsbyConfig = {
  trailingSlash: "never",
  // In every build, not only on the host, so that tests see the files that the host will read.
  adapter: withAdmin(netlifyAdapter()),
  developMiddleware: (app) => app.use("/admin", serveAdmin),
  jsxRuntime: "automatic",
  // Gatsby hands on what is below the prefix.
  ...(IS_DEVELOPING &&
    intake && { proxy: { prefix: path.posix.dirname(intake.pathname), url: intake.origin } }),
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: QUERY_TYPES },
  plugins: [
    // Our own of that name, in plugins/.
    "gatsby-plugin-typescript",
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "data",
        path: CONTENT_FOLDER,
        // Hidden files are those of programs: an editor's lock, or what macOS lays beside a file.
        ignore: [/[\\/]\.[^\\/]*$/],
      },
    },
    {
      resolve: "gatsby-transformer-yaml",
      options: {
        // Each file holds one object; the plugin would name them all after their folder.
        typeName: ({ node }: { node: { base: string } }) =>
          CONTENT_FILES.find(({ file }) => file === node.base)?.type ?? "UnknownYaml",
      },
    },
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "images", path: SOURCED_PICTURES },
    },
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: { formats: ["avif", "webp"], placeholder: "none", quality: 52 },
        // A picture that can't be read must stop the build, not leave a hole in a page.
        failOn: "error",
      },
    },
    "gatsby-transformer-sharp",
    // For its `gatsbyImageData`, of which our Picture component shows a part.
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        // robots.txt names it, where search engines look.
        createLinkInHead: false,
        query: `{ content { site { brand { url } } } allSitePage { nodes { path } } }`,
        resolveSiteUrl: (data: SiteUrlQuery) => data.content.site.brand.url,
        // Without the defaults, which are guesses; a page without them is crawled just as well.
        serialize: ({ path }: { path: string }) => ({
          url: path,
          lastmod: lastChangeOf(path, buildTime(process.env))?.toISOString(),
        }),
      },
    },
    // Reports each page that is shown. Its script isn't loaded by itself (analytics/google-tag.ts).
    ...(gtagId
      ? [
          {
            resolve: "gatsby-plugin-google-gtag",
            options: { trackingIds: [gtagId], pluginConfig: { head: false, respectDNT: true } },
          },
        ]
      : []),
  ],
};

export default config;
