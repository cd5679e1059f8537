import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { MONTHLY, PICTURE as PICTURE_NAME } from "../support/edit-targets";
import type { ProjectCopy } from "../support/project-copy";

export interface Mistake {
  name: string;
  make: (project: ProjectCopy) => void | Promise<void>;
  report?: RegExp;
}

const PICTURE = `static/images/${PICTURE_NAME}`;

const replace = (file: string, from: string | RegExp, to: string) => (project: ProjectCopy) =>
  project.edit(file, (text) => text.replace(from, to));

const disappearsBriefly = (name: string) => async (project: ProjectCopy) => {
  const content = readFileSync(project.at(name));
  rmSync(project.at(name));
  await wait(400);
  writeFileSync(project.at(name), content);
};

const draw = async (project: ProjectCopy, name: string) =>
  project.write(
    name,
    await sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#284" } })
      .toFormat(name.endsWith(".png") ? "png" : "jpeg")
      .toBuffer(),
  );

/** Changes in `data/`. The tests in `__tests__/content/check` cover the messages in detail. */
const CONTENT: readonly Mistake[] = [
  {
    name: "a file that isn't text",
    make: (project) => project.write("data/faq.yaml", Buffer.from([0xff, 0xfe, 0, 1])),
    report: /UTF-8/,
  },
  {
    name: "a renamed file",
    make: (project) => project.rename("data/faq.yaml", "data/faqs.yaml"),
    report: /faqs\.yaml/,
  },
  {
    name: "two mistakes in two files",
    make: (project) => {
      replace("data/faq.yaml", /^title:/m, "titel:")(project);
      replace("data/plans.yaml", `monthly: ${MONTHLY}`, `monthly: $${MONTHLY}`)(project);
    },
    report: /2 mistakes/,
  },
  { name: "a file that disappears briefly", make: disappearsBriefly("data/faq.yaml") },
];

const PICTURES: readonly Mistake[] = [
  {
    name: "an incomplete picture in use",
    make: (project) => {
      const whole = readFileSync(project.at(PICTURE));
      project.write(PICTURE, whole.subarray(0, whole.length / 2));
    },
    report: /damaged, incomplete/,
  },
  { name: "a picture in use that disappears briefly", make: disappearsBriefly(PICTURE) },
  {
    name: "a picture in a new folder",
    make: async (project) => {
      await draw(project, "static/images/2026/new.png");
      replace("data/home.yaml", PICTURE_NAME, "2026/new.png")(project);
    },
  },
];

export const CODE: readonly Mistake[] = [
  {
    name: "a syntax error in a template",
    make: replace("src/templates/Faq.tsx", /$/, "\nconst = 1;\n"),
    report: /Faq\.tsx/,
  },
  {
    name: "an invalid query",
    make: replace("src/templates/Faq.tsx", "content {", "content {\n      nothing"),
    report: /nothing/,
  },
  {
    name: "an import of a missing file",
    make: replace("src/templates/Faq.tsx", /^/, 'import "./nothing";\n'),
    report: /\.\/nothing/,
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

export const MISTAKES: readonly Mistake[] = [...CONTENT, ...PICTURES];
