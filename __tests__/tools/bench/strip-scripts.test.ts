import { withoutScripts } from "../../../tools/bench/strip-scripts";

test("removes all scripts from a page, and nothing else", () => {
  expect(
    withoutScripts(
      '<head><style>a{}</style><script>one()</script></head><body><p>Words</p><template data-page-path="/">' +
        '<script src="/app.js"></script></template><script>two("</p>")</script></body>',
    ),
  ).toBe("<head><style>a{}</style></head><body><p>Words</p></body>");
});
