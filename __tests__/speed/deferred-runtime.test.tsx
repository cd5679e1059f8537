import { renderToStaticMarkup } from "react-dom/server";
import { deferRuntime } from "../../src/speed/deferred-runtime";

test("the scripts wait in a template, in their order, which says the page's path in place of Gatsby's script", () => {
  const scripts = [
    <script key="script-loader" id="gatsby-script-loader" />,
    <script key="first" src="/first.js" async />,
    <script key="last" src="/last.js" />,
  ];
  expect(renderToStaticMarkup(deferRuntime(scripts, "/faq"))).toBe(
    '<template data-page-path="/faq"><script src="/first.js"></script><script src="/last.js"></script></template>',
  );
});

test("a page without that script stops the build", () => {
  expect(() => deferRuntime([<script key="first" src="/first.js" />], "/faq")).toThrow(
    '/faq: Gatsby writes no script with the key "script-loader" any more',
  );
});
