import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { ProjectCopy } from "../support/project-copy";

jest.setTimeout(120_000);

const project = new ProjectCopy();
const published = () =>
  readdirSync(project.at("public")).map((name) => project.read(`public/${name}`));

beforeAll(() => project.write("public/index.html", "the last site"));

it("a mistake in data/ stops the build and leaves the last site as it was", async () => {
  project.edit("data/faq.yaml", (text) => text.replace("title:", "titel:"));
  const { code, output } = await project.build();
  expect(code).toBe(1);
  expect(output).toMatch(/The content has mistakes.*data\/faq\.yaml:\d+:\d+ {2}seo\.titel/s);
  expect(published()).toEqual(["the last site"]);
  expect(existsSync(project.at(".build"))).toBe(false);
});

it("a killed build leaves the last site as it was", async () => {
  const build = project.start([process.execPath, "--import", "tsx", "tools/commands/build.ts"]);
  while (!existsSync(project.at(".build/.cache"))) await wait(100);
  process.kill(-(build.pid ?? 0), "SIGKILL");
  await once(build, "close");
  expect(published()).toEqual(["the last site"]);
  expect(readFileSync(project.at(".build-lock"), "utf8")).toMatch(/^\d+ /);
});
