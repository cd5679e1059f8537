import { readFileSync } from "node:fs";
import path from "node:path";
import { createPages, missingIn } from "../../src/gatsby/create-pages";
import { ROUTES } from "../../src/routes";

type Hook = NonNullable<typeof createPages>;

/** Runs the hook, with one template as it is given: the pages that are created, and what is reported. */
function create() {
  const [createPage, panicOnBuild] = [jest.fn(), jest.fn()];
  const args = {
    actions: { createPage },
    reporter: { panicOnBuild },
    getNodesByType: () => [],
  };
  createPages?.(args as unknown as Parameters<Hook>[0], { plugins: [] }, () => {});
  return { pages: createPage.mock.calls.map(([{ path: address }]) => address), panicOnBuild };
}

afterEach(() => jest.restoreAllMocks());

it("creates a page for each route, in their order", () => {
  const { pages, panicOnBuild } = create();
  expect(pages).toEqual(ROUTES.map(({ path: address }) => address));
  expect(panicOnBuild).not.toHaveBeenCalled();
});

it("names a page's template that isn't there, and creates the others", () => {
  jest.replaceProperty(ROUTES[0] as { template: string }, "template", "Security");
  const { pages, panicOnBuild } = create();
  expect(panicOnBuild.mock.calls).toEqual([
    [
      `The page ${ROUTES[0]?.path} can't be shown: src/templates/Security.tsx isn't there. What a page takes is in docs/adding.md.`,
    ],
  ]);
  expect(pages).toHaveLength(ROUTES.length - 1);
});

const FAQ = readFileSync(path.resolve(__dirname, "../../src/templates/Faq.tsx"), "utf8");
const QUERY =
  "has no query of the page's words: export const query, with content { site { ...SiteShell } }";

it.each([
  ["nothing but a component", "export default function Security() {\n  return null;\n}\n", QUERY],
  ["a query without the words of the site", FAQ.replace("...SiteShell", "brand { name }"), QUERY],
  ["no component", FAQ.replace("export default", "export"), "exports no component as its default"],
])("says what a template lacks with %s", (_what, template, missing) => {
  expect(missingIn(template)).toBe(missing);
});
