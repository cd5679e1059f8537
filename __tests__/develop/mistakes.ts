import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import * as content from "../support/content-places";
import type { ProjectCopy } from "../support/project-copy";

/** Something that goes wrong while the development server runs, or an unusual change. */
export interface Mistake {
  name: string;
  make: (project: ProjectCopy) => void | Promise<void>;
  /** What the page must say of it; nothing if all is well with it. */
  told?: RegExp;
}

/** A price as plans.yaml writes it. */
const MONTHLY = `monthly: ${content.MONTHLY}`;

const PICTURE = `static/images/${content.PICTURE}`;

const replace = (file: string, from: string | RegExp, to: string) => (project: ProjectCopy) =>
  project.edit(file, (text) => text.replace(from, to));

/** The questions page gets another heading, as YAML writes it. */
const titled = (title: string) => replace("data/faq.yaml", /^title: .*/m, `title: ${title}`);

const becomes = (file: string, content: string | Buffer) => (project: ProjectCopy) =>
  project.write(file, content);

/** A picture of one colour in a file of some format. */
const drawn = (format: "png" | "jpeg" | "webp" | "gif" | "avif", width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#284" } })
    .toFormat(format)
    .toBuffer();

const added =
  (
    name: string,
    format: Parameters<typeof drawn>[0] = content.ending(name) === ".jpg" ? "jpeg" : "png",
    width = 1600,
    height = 1200,
  ) =>
  async (project: ProjectCopy) =>
    project.write(`static/images/${name}`, await drawn(format, width, height));

const named = (name: string) => replace("data/home.yaml", content.PICTURE, name);

/** The picture is there, and Home shows it. */
const shown =
  (name: string, format?: Parameters<typeof drawn>[0], width?: number, height?: number) =>
  async (project: ProjectCopy) => {
    await added(name, format, width, height)(project);
    named(name)(project);
  };

/** A file that arrives in pieces within a second, as one that is copied over a network. */
const arriving = (name: string) => async (project: ProjectCopy) => {
  const whole = await sharp(readFileSync(project.at(PICTURE)))
    .jpeg({ quality: 100 })
    .toBuffer();
  project.write(`static/images/${name}`, "");
  const piece = Math.ceil(whole.length / 10);
  for (let start = 0; start < whole.length; start += piece) {
    appendFileSync(project.at("static/images", name), whole.subarray(start, start + piece));
    await wait(100);
  }
};

const CONTENT: readonly Mistake[] = [
  {
    name: "a wrong indent",
    make: replace("data/faq.yaml", "\nlead:", "\n lead:"),
    told: /data\/faq\.yaml/,
  },
  { name: "a tab", make: replace("data/faq.yaml", "\n  title:", "\n\ttitle:"), told: /tab/ },
  {
    name: "a quotation mark left open",
    make: replace("data/faq.yaml", /^title: .*/m, 'title: "Questions'),
    told: /quotation mark/,
  },
  {
    name: "an unknown key",
    make: replace("data/faq.yaml", /^title:/m, "titel:"),
    told: /did you mean "title"/,
  },
  { name: "a missing key", make: replace("data/faq.yaml", /^title: .*\n/m, ""), told: /title/ },
  {
    name: "a key that appears twice",
    make: replace("data/faq.yaml", /^(title: .*\n)/m, "$1$1"),
    told: /this key appears twice/,
  },
  { name: "an empty file", make: becomes("data/faq.yaml", ""), told: /data\/faq\.yaml/ },
  {
    name: "a file with a list",
    make: becomes("data/faq.yaml", "- one\n- two\n"),
    told: /data\/faq\.yaml/,
  },
  {
    name: "a file that isn't text",
    make: becomes("data/faq.yaml", Buffer.from([0xff, 0xfe, 0, 1])),
    told: /UTF-8/,
  },
  {
    name: "a file that is gone",
    make: (project) => project.remove("data/faq.yaml"),
    told: /missing/,
  },
  {
    name: "a file under another name",
    make: (project) => project.rename("data/faq.yaml", "data/faqs.yaml"),
    told: /faqs\.yaml/,
  },
  {
    name: "a file of no page",
    make: becomes("data/prices.yaml", "title: x\n"),
    told: /no page reads/,
  },
  {
    name: "marks of a merge",
    make: replace(
      "data/faq.yaml",
      /^title: .*/m,
      "<<<<<<< HEAD\ntitle: A\n=======\ntitle: B\n>>>>>>> other",
    ),
    told: /git has left two versions here/,
  },
  {
    name: "an alias of nothing",
    make: replace("data/faq.yaml", /^title: .*/m, "title: *bold"),
    told: /data\/faq\.yaml/,
  },
  {
    name: "a text that YAML cuts",
    make: replace("data/faq.yaml", /^title: .*/m, "title: Question #1"),
    told: /#/,
  },
  {
    name: "a text far too long",
    make: replace("data/faq.yaml", /^title: .*/m, `title: ${"long ".repeat(60)}`),
    told: /title/,
  },
  {
    name: "an empty list",
    make: replace("data/customers.yaml", /customers:\n[\s\S]*/, "customers: []\n"),
    told: /data\/customers\.yaml/,
  },
  {
    name: "a price with a sign",
    make: replace("data/plans.yaml", MONTHLY, `monthly: $${content.MONTHLY}`),
    told: /without "\$"/,
  },
  {
    name: "a price in words",
    make: replace("data/plans.yaml", MONTHLY, "monthly: cheap"),
    told: /price/,
  },
  {
    name: "a figure that isn't there",
    make: replace("data/faq.yaml", /^title: .*/m, "title: Tests are {spedup} faster"),
    told: /did you mean/,
  },
  {
    name: "a link to no page",
    make: replace("data/site.yaml", /href: \/\w.*/, "href: /pricng"),
    told: /did you mean "\/pricing"/,
  },
  {
    name: "an icon that isn't there",
    make: replace("data/home.yaml", /icon: .*/, "icon: rockets"),
    told: /data\/home\.yaml/,
  },
  {
    name: "a case study that isn't there",
    make: replace("data/case-studies.yaml", `slug: ${content.CASE_STUDY}`, "slug: another"),
    told: new RegExp(content.CASE_STUDY),
  },
  {
    name: "two mistakes in two files",
    make: (project) => {
      replace("data/faq.yaml", /^title:/m, "titel:")(project);
      replace("data/plans.yaml", MONTHLY, `monthly: $${content.MONTHLY}`)(project);
    },
    told: /2 mistakes/,
  },
  { name: "a price", make: replace("data/plans.yaml", MONTHLY, `monthly: ${content.RAISED}`) },
  {
    name: "a figure of several pages",
    make: replace("data/stats.yaml", content.FIGURE_VALUE, "$17.3x"),
  },
  {
    name: "two saves of one file at once",
    make: async (project) => {
      replace("data/faq.yaml", /^title: .*/m, "title: First")(project);
      await wait(20);
      replace("data/faq.yaml", /^title: .*/m, "title: Second")(project);
    },
  },
  {
    name: "saves of five files at once",
    make: (project) => {
      for (const name of ["home", "faq", "site", "plans", "features"]) {
        project.edit(`data/${name}.yaml`, (text) => `${text}# saved\n`);
      }
    },
  },
  {
    name: "a file that goes and comes back",
    make: async (project) => {
      const text = project.read("data/faq.yaml");
      rmSync(project.at("data/faq.yaml"));
      await wait(300);
      writeFileSync(project.at("data/faq.yaml"), text);
    },
  },
  {
    name: "a file that is saved through a second one",
    make: (project) => {
      const file = project.at("data/faq.yaml");
      copyFileSync(file, `${file}~`);
      renameSync(`${file}~`, file);
    },
  },
];

/** What an editor in a hurry types, pastes or takes out. */
const TYPED: readonly Mistake[] = [
  { name: "bold in a heading", make: titled("Questions we **hear**"), told: /\*\*/ },
  { name: "a link in a heading", make: titled('"[Questions](/contact)"'), told: /title/ },
  { name: "a line break of HTML", make: titled("Questions<br>we hear"), told: /<br>/ },
  { name: "a no-break space of HTML", make: titled("Questions&nbsp;we hear"), told: /&nbsp;/ },
  { name: "a colon in a heading", make: titled("Questions: all of them"), told: /data\/faq\.yaml/ },
  { name: "a number as a heading", make: titled("52"), told: /title/ },
  { name: "no heading", make: titled(""), told: /title/ },
  { name: "a word longer than a phone", make: titled("Question".repeat(8)) },
  {
    name: "a link in an answer to no page",
    make: replace("data/faq.yaml", "answer:\n", 'answer:\n      - "[So](/prices)."\n'),
    told: /no page "\/prices"/,
  },
  {
    name: "a link in an answer that is a program",
    make: replace("data/faq.yaml", "answer:\n", 'answer:\n      - "[So](javascript:alert(1))."\n'),
    told: /javascript:/,
  },
  {
    name: "two questions under one slug",
    make: replace("data/faq.yaml", /^( *- slug: .*\n)((?: {4}.*\n)+)/m, "$1$2$1$2"),
    told: new RegExp(content.FIRST_QUESTION),
  },
  {
    name: "a question without an answer",
    make: replace("data/faq.yaml", /answer:\n(?: {6}- .*\n)+/, "answer:\n"),
    told: /answer/,
  },
  {
    name: "an answer that isn't a list",
    make: replace("data/faq.yaml", /answer:\n(?: {6}- .*\n)+/, "answer: Yes.\n"),
    told: /answer/,
  },
  {
    name: "an entry that has slipped to the left",
    make: replace("data/faq.yaml", "    question:", "  question:"),
    told: /data\/faq\.yaml/,
  },
  {
    name: "month to month cheaper than by the year",
    make: replace("data/plans.yaml", MONTHLY, "monthly: 1"),
    told: /are the two swapped, /,
  },
  {
    name: "a price below nothing",
    make: replace("data/plans.yaml", /( annual: )(?=[1-9])/, "$1-"),
    told: /price\.annual/,
  },
  {
    name: "minutes with a comma",
    make: replace("data/plans.yaml", / minutes: \d+/, " minutes: 1,000"),
    told: /minutes/,
  },
  {
    name: "yes for true",
    make: replace("data/plans.yaml", /unlimitedUsers: \w+/, "unlimitedUsers: yes"),
    told: /unlimitedUsers/,
  },
  {
    name: "two recommended plans",
    make: (project) =>
      project.edit("data/plans.yaml", (text) =>
        text
          .replace(/^ *recommended: .*\n/gm, "")
          .replace(/^( {2}- slug: .*\n)/gm, "$1    recommended: true\n"),
      ),
    told: /recommended/,
  },
  {
    name: "a day that the calendar hasn't",
    make: replace("data/plans.yaml", /"\d{4}-\d\d-\d\d"/, '"2026-11-31"'),
    told: /2026-11-31/,
  },
  {
    name: "an address without https",
    make: replace("data/site.yaml", /href: \/\w.*/, "href: http://customer.example"),
    told: /https/,
  },
  {
    name: "a customer that isn't there",
    make: replace(
      "data/case-studies.yaml",
      `customer: ${content.CUSTOMER}`,
      `customer: ${content.CUSTOMER}s`,
    ),
    told: new RegExp(`did you mean "${content.CUSTOMER}"`),
  },
  {
    name: "line ends of Windows",
    make: (project) => project.edit("data/faq.yaml", (text) => text.replaceAll("\n", "\r\n")),
  },
  {
    name: "a mark of byte order",
    make: replace("data/faq.yaml", /^/, "\uFEFF"),
  },
  {
    name: "an answer with a list and a link",
    make: replace(
      "data/faq.yaml",
      "answer:\n",
      'answer:\n      - "See [the plans](/pricing)."\n      - |-\n        - one\n        - two\n',
    ),
  },
];

const PICTURES: readonly Mistake[] = [
  { name: "a PNG more", make: added("new.png") },
  { name: "a JPG more", make: added("new.jpg") },
  { name: "a picture in a folder", make: shown("2026/new.png") },
  { name: "a picture of 4000 by 3000", make: shown("large.jpg", "jpeg", 4000, 3000) },
  {
    name: "a picture with a space in its name",
    make: shown("my picture.png"),
    told: /not a name for a picture/,
  },
  {
    name: "a picture with capitals in its name",
    make: shown("Picture.png"),
    told: /not a name for a picture/,
  },
  { name: "a picture that arrives bit by bit", make: arriving("slow.jpg") },
  {
    name: "a picture in use that arrives bit by bit",
    make: async (project) => {
      named("slow.jpg")(project);
      await arriving("slow.jpg")(project);
    },
  },
  {
    name: "half a PNG in use",
    make: (project) => {
      const whole = readFileSync(project.at(PICTURE));
      project.write(PICTURE, whole.subarray(0, whole.length / 2));
    },
    told: /damaged or not complete/,
  },
  {
    name: "half a JPG in use",
    make: async (project) => {
      const jpg = await drawn("jpeg", 1600, 1200);
      project.write("static/images/half.jpg", jpg.subarray(0, jpg.length / 2));
      named("half.jpg")(project);
    },
    told: /damaged or not complete/,
  },
  {
    name: "an empty picture in use",
    make: becomes(PICTURE, ""),
    told: /damaged or not complete/,
  },
  {
    name: "a text that is called picture",
    make: becomes(PICTURE, "a text"),
    told: /neither a PNG nor a JPG/,
  },
  {
    name: "a WebP that is called PNG",
    make: async (project) => project.write(PICTURE, await drawn("webp", 1600, 1200)),
    told: /neither a PNG nor a JPG/,
  },
  { name: "a WebP", make: shown("new.webp", "webp"), told: /new\.webp/ },
  { name: "a GIF", make: shown("new.gif", "gif"), told: /new\.gif/ },
  { name: "an AVIF", make: shown("new.avif", "avif", 64, 64), told: /new\.avif/ },
  {
    name: "an SVG",
    make: (project) => {
      project.write("static/images/new.svg", '<svg xmlns="http://www.w3.org/2000/svg"/>');
      named("new.svg")(project);
    },
    told: /new\.svg/,
  },
  {
    name: "a picture that nobody has",
    make: named("nothing.png"),
    told: /no picture "nothing\.png"/,
  },
  {
    name: "a picture in use under another name",
    make: (project) => project.rename(PICTURE, `static/images/${content.RENAMED_PICTURE}`),
    told: new RegExp(`did you mean "${content.RENAMED_PICTURE}"`),
  },
  {
    name: "a picture in use that is gone",
    make: (project) => project.remove(PICTURE),
    told: new RegExp(`no picture "${content.PICTURE}"`),
  },
  { name: "another picture in the place of one in use", make: added(content.PICTURE) },
  {
    name: "a picture that goes at once",
    make: async (project) => {
      await added("brief.png")(project);
      rmSync(project.at("static/images/brief.png"));
    },
  },
  {
    name: "a picture in use that goes and comes back",
    make: async (project) => {
      const picture = readFileSync(project.at(PICTURE));
      rmSync(project.at(PICTURE));
      await wait(500);
      writeFileSync(project.at(PICTURE), picture);
    },
  },
  {
    name: "twenty pictures at once",
    make: async (project) => {
      const picture = await drawn("png", 800, 600);
      for (let index = 0; index < 20; index++)
        project.write(`static/images/new-${index}.png`, picture);
    },
  },
  {
    name: "a folder that is called like a picture",
    make: (project) => {
      mkdirSync(project.at("static/images/folder.png"));
      project.afterwards(() => rmSync(project.at("static/images/folder.png"), { recursive: true }));
    },
  },
];

/** Of code, which the check of the content knows nothing of. */
export const CODE: readonly Mistake[] = [
  {
    name: "a syntax error in a template",
    make: replace("src/templates/Faq.tsx", /$/, "\nconst = 1;\n"),
    told: /Faq\.tsx/,
  },
  {
    name: "a syntax error in a style sheet",
    make: replace("src/templates/Faq.module.css", /$/, "\n}}}\n"),
    told: /Faq\.module\.css/,
  },
  {
    name: "a query that can't be answered",
    make: replace("src/templates/Faq.tsx", "content {", "content {\n      nothing"),
    told: /nothing/,
  },
  {
    name: "an import of nothing",
    make: replace("src/templates/Faq.tsx", /^/, 'import "./nothing";\n'),
    told: /\.\/nothing/,
  },
  {
    name: "a component's text",
    make: replace(
      "src/components/Paragraphs/Paragraphs.tsx",
      "<Block key={block}>",
      "<Block key={block}>Note: ",
    ),
  },
];

/** Of content and pictures. */
export const MISTAKES: readonly Mistake[] = [...CONTENT, ...TYPED, ...PICTURES];
