import { readdirSync, rmSync } from "node:fs";
import { PICTURE_CACHE } from "../../src/node/picture-cache";
import { ProjectCopy } from "../support/project-copy";

jest.setTimeout(300_000);

const project = new ProjectCopy();

it("for the next build, the host restores only the encoded pictures", async () => {
  project.set({ NETLIFY_LOCAL: "true" });
  await project.site();
  const pictures = readdirSync(project.at(PICTURE_CACHE)).sort();
  expect(pictures.length).toBeGreaterThan(50);
  for (const name of [".build-cache", ".cache", "public"]) {
    rmSync(project.at(name), { recursive: true });
  }
  const { code, output } = await project.build();
  expect(code).toBe(0);
  expect(output).toContain("Found a Gatsby cache.");
  expect(readdirSync(project.at(PICTURE_CACHE)).sort()).toEqual(pictures);
  // Without the cache, encoding the pictures would take about a minute.
  expect(Number(/IMAGE_PROCESSING jobs - ([\d.]+)s/.exec(output)?.[1])).toBeLessThan(5);
  const cached = readdirSync(project.at(".netlify/build-cache"), {
    recursive: true,
    encoding: "utf8",
  });
  expect(cached.filter((name) => /\.html$|page-data|\/\.cache\b(?!\.)/.test(name))).toEqual([]);
});
