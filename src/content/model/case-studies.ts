import * as f from "./fields";
import * as shared from "./shared";

const CUSTOMERS = f.target("customers.yaml", "customers", "Customer");

export const caseStudies = f.file({
  seo: shared.seo,
  ...shared.intro,
  caseStudies: f.entries(
    { id: "CaseStudy", unique: ["slug", "title", "pdf"] },
    "The case studies, in order",
    {
      slug: f.slug("The case study's short name"),
      customer: f.reference("The customer, from customers.yaml", CUSTOMERS),
      sector: "What the customer does, such as Fireworks retailer",
      title: f.title("The title, which says what was done"),
      summary: f.paragraph("A summary in two or three sentences"),
      figure: f.text("The key result, in quotes if it is a plain number", 12),
      figureLabel: f.text("What the key result measures", 60),
      pdf: f.fileLink("The link to the PDF: a file like /files/study.pdf, or an https:// URL"),
      linkLabel: "The text of the link to the PDF",
      "team?": f.text("The size of the customer's team and the tools it uses", 80),
      duration: f.text(
        "How long the project took, such as nine weeks, without a period at the end",
        40,
        /[^.\s]\s*$/,
        "right before a period; remove the period at its end",
      ),
      results: shared.results,
      quote: f.namedGroup("StudyQuote", "A one-sentence quote", {
        text: f.text("The sentence, without quotation marks", 200),
        name: "The name of the person quoted",
        role: f.text("The person's role at the customer's company", 60),
      }),
      picture: f.picture,
    },
  ),
  words: f.namedGroup("StudyWords", "Headings and other text for each study's results", {
    before: f.text("The heading of the column with the results from before the project", 16),
    after: f.text("The heading of the column with the results from after the project", 16),
    took: "The text that shows how long the project took; [duration] is replaced with the time",
  }),
  customerStrip: shared.customerStrip,
  callToAction: shared.callToAction,
});
