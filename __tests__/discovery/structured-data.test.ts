import { inScript, structuredData } from "../../src/discovery/structured-data";

const site = {
  brand: { name: "Paralane", url: "https://paralane.example" },
  shell: { home: "Home" },
  nav: [],
  footer: { company: { links: [] }, support: { links: [] } },
};

test("text in structured data can't close the script element", () => {
  const text = "</script><script>alert(1)</script><!--";
  expect(inScript({ text })).not.toContain("<");
  expect(JSON.parse(inScript({ text }))).toEqual({ text });
});

test("a case study in static/files has an absolute URL in structured data", () => {
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
