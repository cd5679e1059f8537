import path from "node:path";
import { createPages } from "../../src/gatsby/create-pages";
import { ROUTES } from "../../src/routes";

it("creates each page with its template", () => {
  const createPage = jest.fn();
  type Hook = NonNullable<typeof createPages>;
  const args = { actions: { createPage } } as unknown as Parameters<Hook>[0];
  createPages?.(args, { plugins: [] }, () => {});
  expect(createPage.mock.calls.map(([page]) => page.path)).toEqual(
    ROUTES.map((route) => route.path),
  );
  expect(createPage).toHaveBeenLastCalledWith({
    path: "/",
    matchPath: "/*",
    component: path.resolve("src/templates/Home.tsx"),
    context: {},
  });
});
