import { readFileSync } from "node:fs";
import { filesBelow } from "../../src/node/files-below";
import {
  ending,
  FIGURE_VALUE,
  MONTHLY,
  OTHER_PICTURE,
  PICTURE,
  RAISED,
  RENAMED_PICTURE,
} from "../support/content-places";
import type { ProjectCopy } from "../support/project-copy";

/** A change after which the next build must be as if there had been none before. */
export interface Edit {
  name: string;
  make: (project: ProjectCopy) => void;
}

const replace = (file: string, from: string | RegExp, to: string) => (project: ProjectCopy) =>
  project.edit(file, (text) => text.replace(from, to));

/** Replaces in every content file that has it. */
const throughout = (from: string | RegExp, to: string) => (project: ProjectCopy) => {
  for (const file of filesBelow(project.at("data")).map((name) => `data/${name}`)) {
    const text = project.read(file).replaceAll(from, to);
    if (text !== project.read(file)) project.write(file, text);
  }
};

/** Where content links to the services: an address of its own, or one within a text. */
const SERVICES_LINK = /(?<=href: |\()\/services\b/g;

const together =
  (...steps: readonly Edit["make"][]): Edit["make"] =>
  (project) => {
    for (const step of steps) step(project);
  };

const HOOK = "GATSBY_CONTACT_WEBHOOK_URL";
const settings = (values: Record<string, string>) => (project: ProjectCopy) => project.set(values);

/** The entries of a file's list, each as its lines, and what stands before and after them. */
function entries(text: string, key: string): { before: string; entries: string[]; after: string } {
  const start = text.indexOf(`\n${key}:\n`) + key.length + 3;
  const [, list = "", after = ""] = /^((?: .*\n|\n(?= ))*)([\s\S]*)$/.exec(text.slice(start)) ?? [];
  return { before: text.slice(0, start), entries: list.split(/(?=^ {2}- )/m), after };
}

const reorder =
  (file: string, key: string, change: (list: string[]) => string[]) => (project: ProjectCopy) =>
    project.edit(file, (text) => {
      const parts = entries(text, key);
      return parts.before + change(parts.entries).join("") + parts.after;
    });

/** A picture of the site with another in its place. */
const samePicture = (project: ProjectCopy, name: string) =>
  readFileSync(project.at("static/images", name));

/** Kinds of edits of content, looks, code, pictures, settings and packages, each on the site as it is. */
export const EDITS: readonly Edit[] = [
  {
    name: "a price",
    make: replace("data/plans.yaml", `monthly: ${MONTHLY}`, `monthly: ${RAISED}`),
  },
  {
    name: "a figure that stands on several pages",
    make: replace("data/stats.yaml", FIGURE_VALUE, "$17.3x"),
  },
  {
    name: "a page's title",
    make: replace("data/faq.yaml", /^title: .*$/m, "title: What people ask"),
  },
  {
    name: "a page's description",
    make: replace("data/faq.yaml", /^( {2}description: )/m, "$1Here, "),
  },
  { name: "a question less", make: reorder("data/faq.yaml", "questions", ([, ...rest]) => rest) },
  {
    name: "case studies in another order",
    make: reorder("data/case-studies.yaml", "caseStudies", ([first = "", ...rest]) => [
      ...rest.map((entry) => `${entry.trimEnd()}\n`),
      first,
    ]),
  },
  {
    name: "a label of the navigation",
    make: replace("data/site.yaml", /label: .*/, "label: Plans"),
  },
  {
    name: "the site's own address",
    make: replace("data/site.yaml", /(?<= url: ).*/, "https://www.another.example"),
  },
  {
    name: "a customer more",
    make: replace(
      "data/customers.yaml",
      "customers:\n",
      "customers:\n  - slug: one-more\n    name: One More\n",
    ),
  },
  { name: "a token", make: replace("src/styles/tokens.css", /(--space-4: )[^;]+/, "$117px") },
  {
    name: "the CSS of one section",
    make: (project) =>
      project.edit(
        "src/sections/Hero/Hero.module.css",
        (css) => `${css}\n.hero {\n  outline: 0;\n}\n`,
      ),
  },
  {
    name: "the CSS of all pages",
    make: (project) =>
      project.edit("src/styles/global.css", (css) => `${css}\nabbr {\n  cursor: help;\n}\n`),
  },
  {
    name: "a class's name",
    make: together(
      replace("src/components/Paragraphs/Paragraphs.module.css", /\.paragraphs\b/g, ".texts"),
      replace("src/components/Paragraphs/Paragraphs.tsx", /styles\.paragraphs\b/g, "styles.texts"),
    ),
  },
  { name: "how money is written", make: replace("src/numbers/numbers.ts", /`\$\$\{/g, "`US$$${") },
  {
    name: "a resolver",
    make: replace(
      "src/gatsby/schema.ts",
      "? oneLine(value) : value",
      '? oneLine(value).replace(" ", "  ") : value',
    ),
  },
  {
    name: "the order of a page's sections",
    make: replace(
      "src/templates/Home.tsx",
      /(\s*<StatsRow[^>]*\/>)([\s\S]*)(\s*<CallToAction)/,
      "$2$1$3",
    ),
  },
  {
    name: "a component's text",
    make: replace(
      "src/components/Paragraphs/Paragraphs.tsx",
      "<Block key={block}>",
      "<Block key={block}>Note: ",
    ),
  },
  {
    name: "the inline script of the head",
    make: replace(
      "gatsby-ssr.tsx",
      `'history.scrollRestoration="manual"'`,
      `'history.scrollRestoration=("manual")'`,
    ),
  },
  {
    name: "the inline script that starts the others",
    make: replace("src/speed/start-when-idle.ts", "LATEST_START = 2000", "LATEST_START = 2500"),
  },
  {
    name: "a header",
    make: replace("src/host/security-headers.ts", "strict-origin", "no-referrer"),
  },
  {
    name: "a route less",
    make: together(
      replace("src/routes.ts", /\n *\{\s*path: "\/services"[^}]*\},/, ""),
      throughout(/\n *- label: .*\n *href: \/services\b.*/g, ""),
      throughout(SERVICES_LINK, "/contact"),
    ),
  },
  {
    name: "a route's address",
    make: together(
      replace("src/routes.ts", 'path: "/services"', 'path: "/consulting"'),
      replace("src/templates/Services.tsx", /"\/services"/g, '"/consulting"'),
      throughout(SERVICES_LINK, "/consulting"),
    ),
  },
  {
    name: "another sitemap",
    make: replace(
      "gatsby-config.ts",
      'gatsby-plugin-sitemap",\n      options: {',
      'gatsby-plugin-sitemap",\n      options: {\n        createLinkInHead: false,',
    ),
  },
  {
    name: "a setting of webpack",
    make: replace("src/speed/webpack.ts", '"hidden-source-map"', '"source-map"'),
  },
  { name: "the browsers", make: replace("package.json", '"chrome >= 114"', '"chrome >= 110"') },
  {
    name: "a package",
    make: replace("package-lock.json", '"version": "1.0.0"', '"version": "1.0.1"'),
  },
  {
    name: "a picture's content",
    make: (project) =>
      project.write(`static/images/${PICTURE}`, samePicture(project, OTHER_PICTURE)),
  },
  {
    name: "a picture's name",
    make: together(
      (project) => project.rename(`static/images/${PICTURE}`, `static/images/${RENAMED_PICTURE}`),
      throughout(PICTURE, RENAMED_PICTURE),
    ),
  },
  {
    name: "a picture for phones, by the one for wide screens",
    make: replace("data/services.yaml", /src: (.+)([\s\S]*? phone: ).+/, "src: $1$2$1"),
  },
  {
    name: "a picture more, that nothing shows",
    make: (project) =>
      project.write(
        `static/images/new/another${ending(OTHER_PICTURE)}`,
        samePicture(project, OTHER_PICTURE),
      ),
  },
  {
    name: "the icons",
    make: (project) =>
      project.write(
        "static/styles/fonts/icons.woff2",
        readFileSync(project.at("src/styles/fonts/geist.woff2")),
      ),
  },
  {
    name: "a web font",
    make: (project) =>
      project.write(
        "src/styles/fonts/geist.woff2",
        readFileSync(project.at("src/styles/fonts/funnel-display.woff2")),
      ),
  },
  {
    name: "the icon of the site",
    make: (project) => project.edit("static/favicon.svg", (svg) => `${svg}<!-- -->`),
  },
  { name: "Google's tag", make: settings({ GATSBY_GTAG_ID: "G-AB12CD34EF" }) },
  { name: "a webhook", make: settings({ [HOOK]: "https://a.example/hook" }) },
  { name: "another webhook", make: settings({ [HOOK]: "https://b.example/hook" }) },
  { name: "no webhook any more", make: () => {} },
  {
    name: "a deploy preview",
    make: settings({ CONTEXT: "deploy-preview", [HOOK]: "https://a.example/hook" }),
  },
  {
    name: "production",
    make: settings({ CONTEXT: "production", [HOOK]: "https://a.example/hook" }),
  },
  {
    name: "another port of the intake",
    make: settings({ [HOOK]: "http://127.0.0.1:8799/hooks/contact" }),
  },
];
