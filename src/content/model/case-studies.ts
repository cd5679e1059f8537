import { z } from "zod";
import * as f from "../fields";
import { callToAction, customersIntro, entries, group, intro, results, seo } from "./shared";

const CUSTOMERS = f.target("customers.yaml", "customers", "Customer");

export const caseStudies = z.strictObject({
  seo,
  ...intro,
  caseStudies: entries(
    { unique: ["slug", "title", "pdf"] },
    "CaseStudy",
    "The case studies, in order",
    {
      slug: f.slug("The case study's short name"),
      customer: f.reference("The customer, as a slug from customers.yaml", CUSTOMERS),
      sector: f.label("What the customer does, such as Fireworks retailer"),
      title: f.title("What was done"),
      summary: f.paragraph("A summary in two or three sentences"),
      figure: f.text("The key figure; in quotes if it is a plain number", 12),
      figureLabel: f.text("What the figure counts", 60),
      pdf: f.fileAddress(
        "The PDF: a file in static/files like /files/study.pdf, or an https:// URL",
      ),
      linkLabel: f.label("The link text"),
      team: f.text("The size of the customer's team and the tools it uses", 80).optional(),
      duration: f.text("How long the project took, such as nine weeks; no period at the end", 40),
      results,
      quote: group("StudyQuote", "A one-sentence quotation", {
        text: f.text("The sentence, without quotation marks", 200),
        name: f.label("Who said it"),
        role: f.text("Their role at the customer's company", 60),
      }),
      picture: f.picture,
    },
  ),
  words: group("StudyWords", "Headings and other text for the figures in each study", {
    before: f.text("The heading of the figures before the project", 16),
    after: f.text("The heading of the figures after the project", 16),
    took: f.textWithBlanks("How long the project took; [duration] is replaced by the time"),
  }),
  customers: customersIntro,
  callToAction,
});
