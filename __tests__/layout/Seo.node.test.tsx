import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { HeadContext } from "../../src/layout/Head";
import { Seo } from "../../src/layout/Seo";

const site = {
  brand: { name: "Paralane", url: "https://paralane.example" },
  seo: { title: "Tests in parallel", description: "All tests at once." },
};
const page = { title: "Pricing", description: "What it costs." };

const Tags = ({ children }: { children: ReactNode }) => <Helmet>{children}</Helmet>;

/** The tags of a page's head, as HTML. */
function headOf(props: Partial<Parameters<typeof Seo>[0]> = {}): string {
  renderToString(
    <HeadContext.Provider value={Tags}>
      <Seo
        site={site}
        page={page}
        heading="Pay for minutes"
        path="/pricing"
        shownPath="/pricing"
        {...props}
      />
    </HeadContext.Provider>,
  );
  const { title, meta, link } = Helmet.renderStatic();
  return `${title}${meta}${link}`.replaceAll(' data-react-helmet="true"', "");
}

test("the site's title and description stand in where a page sets none", () => {
  const head = headOf({ page: { title: null, description: null } });
  expect(head).toContain(`<title>${site.seo.title} | Paralane</title>`);
  expect(head).toContain(`<meta name="description" content="${site.seo.description}"/>`);
});

test.each([
  ["/pricing", "/pricing"],
  ["/pricing", "/pricing/"],
  ["/", "/"],
])("the page %s shown at %s may be indexed", (path, shownPath) => {
  expect(headOf({ path, shownPath })).not.toContain("robots");
});

test.each(["/nothing", "/nothing/at/any/depth", "/404.html", "/pricing/more"])(
  "Home shown at %s is not indexed, and names Home as the original",
  (shownPath) => {
    const head = headOf({ path: "/", shownPath });
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(head).toContain('<link rel="canonical" href="https://paralane.example/"/>');
  },
);
