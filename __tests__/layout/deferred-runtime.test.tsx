import { renderToStaticMarkup } from "react-dom/server";
import { deferRuntime } from "../../src/layout/deferred-runtime";

test("the scripts wait in a template, in their order", () => {
  const scripts = [
    <script key="first" src="/first.js" async />,
    <script key="last" src="/last.js" />,
  ];
  expect(renderToStaticMarkup(deferRuntime(scripts))).toBe(
    '<template id="runtime"><script src="/first.js"></script><script src="/last.js"></script></template>',
  );
});
