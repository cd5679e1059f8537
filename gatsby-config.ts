import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { serveAdmin } from "./src/admin/develop";
import { withAdmin } from "./src/admin/publish";
import { CONTENT_FILES } from "./src/content/model";
import {
  CONTENT_FOLDER,
  IS_DEVELOPING,
  SOURCED_PICTURES,
} from "./src/gatsby/content-in-development";
import { netlifyAdapter } from "./src/host/netlify-adapter";
import { gtagIdOf, LOCAL_INTAKE_URL, localIntakeOf } from "./src/host/settings";

interface SiteUrlQuery {
  content: { site: { brand: { url: string } } };
}

// An invalid tracking ID is ignored here. before-build.ts rejects it later, when Gatsby can report errors.
const gtagId = gtagIdOf(process.env);

const intake = localIntakeOf(process.env.GATSBY_CONTACT_WEBHOOK_URL?.trim() || LOCAL_INTAKE_URL);

const config: GatsbyConfig = {
  trailingSlash: "never",
  // All builds use the Netlify adapter, not just builds on Netlify, so that tests can check the adapter's
  // output.
  adapter: withAdmin(netlifyAdapter()),
  developMiddleware: (app) => app.use("/admin", serveAdmin),
  jsxRuntime: "automatic",
  // Gatsby proxies only requests below the prefix, so the prefix is the parent of the intake's path.
  ...(IS_DEVELOPING &&
    intake && { proxy: { prefix: path.posix.dirname(intake.pathname), url: intake.origin } }),
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: "src/gatsby-types.d.ts" },
  plugins: [
    // This loads the local plugin in plugins/, not the npm package of the same name.
    "gatsby-plugin-typescript",
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "data",
        path: CONTENT_FOLDER,
        // Ignore hidden files, such as editors' lock files and macOS metadata.
        ignore: [/[\\/]\.[^\\/]*$/],
      },
    },
    {
      resolve: "gatsby-transformer-yaml",
      options: {
        // Give each content file its own GraphQL type. By default, a file that contains a single object gets
        // a type named after its folder.
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
        // Stop the build if a picture is unreadable, instead of publishing a page without the picture.
        failOn: "error",
      },
    },
    "gatsby-transformer-sharp",
    // Provides `gatsbyImageData`, which our Picture component uses.
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        // Don't add a sitemap link to the pages, because search engines find the sitemap through robots.txt.
        createLinkInHead: false,
        query: `{ content { site { brand { url } } } allSitePage { nodes { path } } }`,
        resolveSiteUrl: (data: SiteUrlQuery) => data.content.site.brand.url,
        // Omit the plugin's default priority and frequency, which are guesses and don't affect crawling.
        serialize: ({ path }: { path: string }) => ({ url: path }),
      },
    },
    // Reports page views. analytics/google-tag.ts loads the Google tag.
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
