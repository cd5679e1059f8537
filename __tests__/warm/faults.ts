import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/node/files-below";
import { MONTHLY, PICTURE, RAISED } from "../support/content-places";
import { interrupt, type ProjectCopy } from "../support/project-copy";

/** What happens to a build, or to what builds leave, before the one that must be right. */
export interface Fault {
  name: string;
  happen: (project: ProjectCopy) => Promise<void>;
}

/** A change of a price, which the build that goes wrong is the first to see. */
const changePrice = (project: ProjectCopy) =>
  project.edit("data/plans.yaml", (text) =>
    text.replace(`monthly: ${MONTHLY}`, `monthly: ${RAISED}`),
  );

/** A build that is interrupted when it has printed something. */
const interrupted = (signal: NodeJS.Signals, when: RegExp) => async (project: ProjectCopy) => {
  changePrice(project);
  await interrupt(project.start(), signal, when);
};

/** A build that must fail on a mistake, which is mended before the next. */
const failed =
  (make: (project: ProjectCopy) => () => void, command?: readonly [string, ...string[]]) =>
  async (project: ProjectCopy) => {
    changePrice(project);
    const mend = make(project);
    const { code, output } = await project.build(command);
    mend();
    if (code === 0) throw new Error(`The build should have failed:\n${output}`);
  };

/** A file with other content, and how to put it right. */
const broken = (name: string, change: (text: string) => string) => (project: ProjectCopy) => {
  const before = project.read(name);
  writeFileSync(project.at(name), change(before));
  return () => writeFileSync(project.at(name), before);
};

/** Cuts every file of a kind in half. */
function truncate(folder: string, kind: RegExp): void {
  const names = filesBelow(folder).filter((name) => kind.test(name));
  if (names.length === 0) throw new Error(`${folder} has no file like ${kind}.`);
  for (const name of names) truncateSync(path.join(folder, name), 5000);
}

export const FAULTS: readonly Fault[] = [
  {
    name: "killed before the content is read",
    happen: interrupted("SIGKILL", /success load plugins/),
  },
  {
    name: "killed once the content has been read",
    happen: interrupted("SIGKILL", /source and transform nodes/),
  },
  { name: "killed while webpack is at work", happen: interrupted("SIGKILL", /extract queries/) },
  {
    name: "killed between the two bundles",
    happen: interrupted("SIGKILL", /JavaScript and CSS bundles - /),
  },
  {
    name: "killed while pages are written",
    happen: interrupted("SIGKILL", /Writing page-data\.json .* - /),
  },
  { name: "stopped by Ctrl-C", happen: interrupted("SIGINT", /Building HTML renderer - /) },
  {
    name: "failed on a syntax error",
    happen: failed(broken("src/templates/Faq.tsx", (text) => `${text}\nconst = 1;\n`)),
  },
  {
    name: "failed on a query that can't be answered",
    happen: failed(
      broken("src/templates/Faq.tsx", (text) => text.replace("content {", "content { nothing")),
    ),
  },
  {
    name: "failed on a mistake in the content",
    happen: failed(broken("data/faq.yaml", (text) => text.replace("title:", "titel:"))),
  },
  {
    name: "failed on a picture that is cut short",
    happen: failed((project) => {
      const file = project.at("static/images", PICTURE);
      const before = readFileSync(file);
      truncateSync(file, Math.floor(before.length / 2));
      return () => writeFileSync(file, before);
    }),
  },
  {
    name: "failed on a full disk",
    // No file may grow beyond 150 KB, as on a disk with no more room.
    happen: failed(() => () => {}, ["bash", "-c", "trap '' XFSZ; ulimit -f 150; npm run build"]),
  },
  {
    name: "two at once",
    happen: async (project) => {
      changePrice(project);
      const builds = await Promise.all([project.build(), project.build()]);
      const codes = builds.map(({ code }) => code).sort();
      if (String(codes) !== "0,1") throw new Error(`They ended with ${codes}.`);
      const refused = builds.find(({ code }) => code === 1);
      if (!refused?.output.includes("at work in this folder already")) {
        throw new Error(`The second build says nothing of the first:\n${refused?.output}`);
      }
    },
  },
  {
    name: "Gatsby's databases cut short",
    happen: async (project) => {
      await project.site();
      truncate(project.at(".cache"), /\.mdb$/);
    },
  },
  {
    name: "webpack's cache cut short",
    happen: async (project) => {
      await project.site();
      truncate(project.at(".cache/webpack"), /\.pack$/);
    },
  },
  {
    name: "the kept pictures cut short",
    happen: async (project) => {
      const folder = project.at(".build-cache/pictures");
      for (const name of readdirSync(folder).slice(0, 3))
        truncateSync(path.join(folder, name), 100);
    },
  },
  {
    name: "public/ gone",
    happen: async (project) => rmSync(project.at("public"), { recursive: true }),
  },
  {
    name: "public/static gone",
    happen: async (project) => rmSync(project.at("public/static"), { recursive: true }),
  },
  {
    name: ".cache gone",
    happen: async (project) => rmSync(project.at(".cache"), { recursive: true }),
  },
  {
    name: "a stray page and script in public/",
    happen: async (project) => {
      writeFileSync(project.at("public/stray.html"), "<script>alert(1)</script>");
      writeFileSync(project.at("public/stray.js"), "alert(1)");
    },
  },
];
