import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PICTURE_CACHE } from "../../src/between-builds/folders";
import { onPreBuild } from "../../src/gatsby/encode-early";

type Hook = NonNullable<typeof onPreBuild>;

const HERE = process.cwd();
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "paralane-encode-early-"));
  process.chdir(root);
});
afterEach(() => {
  process.chdir(HERE);
  rmSync(root, { recursive: true });
});

/** The queries that are asked before the bundles are made. */
async function asked(): Promise<unknown[]> {
  const components = new Map([
    ["src/templates/Home.tsx", { query: "query Home { content }" }],
    ["src/templates/Plain.tsx", { query: "" }],
    ["src/templates/Faq.tsx", { query: "query Faq { content }" }],
  ]);
  // What is wrong is not told here, but where Gatsby asks the same once more.
  const graphql = jest.fn(async (_query: string) => ({ errors: [new Error("No image data")] }));
  const store = { getState: () => ({ components }) };
  const api = { graphql, store } as unknown as Parameters<Hook>[0];
  await onPreBuild?.(api, { plugins: [] }, () => {});
  return graphql.mock.calls.flat();
}

it("in a build from nothing all templates' queries are asked before the bundles are made", async () => {
  expect(await asked()).toEqual(["query Home { content }", "query Faq { content }"]);
});

it("where an earlier build has kept pictures none is asked twice", async () => {
  mkdirSync(PICTURE_CACHE, { recursive: true });
  expect(await asked()).toEqual([]);
});
