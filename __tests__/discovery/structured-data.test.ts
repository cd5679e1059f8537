import { inScript, structuredData } from "../../src/discovery/structured-data";

test("an address that is none of the site's pages has none", () => {
  for (const path of ["/404.html", "/__proto__", "constructor"]) {
    expect(structuredData(path, {})).toBeUndefined();
  }
});

test("a page that no link of navigation and footer leads to stands below Home under its own heading", () => {
  const site = {
    brand: { name: "Paralane", url: "https://paralane.example" },
    shell: { home: "Home" },
    nav: [],
    footer: { company: { links: [] }, support: { links: [] } },
  };
  const answer = { content: { site, features: { title: "What it does", seo: {} } } };
  expect(structuredData("/features", answer as never)).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home" }, { position: 2, name: "What it does" }],
  });
});

test("no text can end the script element that it stands in", () => {
  const text = "</script><script>alert(1)</script><!--";
  expect(inScript({ text })).not.toContain("<");
  expect(JSON.parse(inScript({ text }))).toEqual({ text });
});

test("a case study in static/files has an address of the site for search engines", () => {
  const site = {
    brand: { url: "https://paralane.example" },
    shell: { home: "Home" },
    nav: [],
    footer: { company: { links: [] }, support: { links: [] } },
  };
  const study = { title: "Done", summary: "Well", customer: { name: "Halyard" } };
  const caseStudies = ["/files/done.pdf", "https://files.paralane.example/done.pdf"].map((pdf) => ({
    ...study,
    pdf,
  }));
  const page = { title: "What was done", seo: {}, caseStudies };
  const data = structuredData("/case-studies", { content: { site, page } } as never);
  expect(JSON.stringify(data).match(/"url":"[^"]*done.pdf"/g)).toEqual([
    '"url":"https://paralane.example/files/done.pdf"',
    '"url":"https://files.paralane.example/done.pdf"',
  ]);
});
