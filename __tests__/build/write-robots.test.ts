/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onPostBuild } from "../../src/build/write-robots";

const directory = mkdtempSync(path.join(tmpdir(), "paralane-robots-"));
mkdirSync(path.join(directory, "public"));
afterAll(() => rmSync(directory, { recursive: true }));

/** Runs the hook with an answer to its query. */
async function build(answer: { data?: object; errors?: object[] }) {
  const reporter = { panicOnBuild: jest.fn() };
  const store = { getState: () => ({ program: { directory } }) };
  type Hook = NonNullable<typeof onPostBuild>;
  const args = { graphql: async () => answer, reporter, store } as unknown as Parameters<Hook>[0];
  await onPostBuild?.(args, { plugins: [] }, () => {});
  return reporter;
}

it("lets robots read every page and names the sitemap by the site's address", async () => {
  await build({ data: { content: { site: { brand: { url: "https://paralane.example" } } } } });
  expect(readFileSync(path.join(directory, "public", "robots.txt"), "utf8")).toBe(
    "User-agent: *\nAllow: /\nSitemap: https://paralane.example/sitemap-index.xml\n",
  );
});

it("stops the build if the site's address can't be read", async () => {
  const errors = [{ message: "no" }];
  const { panicOnBuild } = await build({ errors });
  expect(panicOnBuild).toHaveBeenCalledWith("robots.txt: the site's address can't be read", errors);
});
