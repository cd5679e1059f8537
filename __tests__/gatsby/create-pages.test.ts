import { readFileSync } from "node:fs";
import path from "node:path";
import { createPages, missingIn } from "../../src/gatsby/create-pages";
import { ROUTES } from "../../src/routes";

type Hook = NonNullable<typeof createPages>;

function create() {
  const [createPage, panicOnBuild] = [jest.fn(), jest.fn()];
  const args = {
    actions: { createPage },
    reporter: { panicOnBuild },
    getNodesByType: () => [],
  };
  createPages?.(args as unknown as Parameters<Hook>[0], { plugins: [] }, () => {});
  return { pages: createPage.mock.calls.map(([{ path: page }]) => page), panicOnBuild };
}

afterEach(() => jest.restoreAllMocks());

it("reports a missing template, and creates the other pages", () => {
  jest.replaceProperty(ROUTES[0] as { template: string }, "template", "Missing");
  const { pages, panicOnBuild } = create();
  expect(panicOnBuild.mock.calls).toEqual([
    [
      `Can't create the page ${ROUTES[0]?.path}: src/templates/Missing.tsx doesn't exist. See docs/adding.md for what a page needs.`,
    ],
  ]);
  expect(pages).toHaveLength(ROUTES.length - 1);
});

const FAQ = readFileSync(path.resolve(__dirname, "../../src/templates/Faq.tsx"), "utf8");
const QUERY = "has no page query: add export const query, with content { site { ...SiteShell } }";

it.each([
  ["only a component", "export default function Security() {\n  return null;\n}\n", QUERY],
  ["a query without the site's text", FAQ.replace("...SiteShell", "brand { name }"), QUERY],
  ["no component", FAQ.replace("export default", "export"), "has no default export"],
])("reports what is missing from a template with %s", (_what, template, missing) => {
  expect(missingIn(template)).toBe(missing);
});
