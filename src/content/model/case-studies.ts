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
      customer: f.reference("Who it is about: a slug of customers.yaml", CUSTOMERS),
      sector: f.label("What the customer does, such as: Fireworks retailer"),
      title: f.title("What was done"),
      summary: f.paragraph("Two or three sentences"),
      figure: f.text("The key figure; in quotes if it is a plain number", 12),
      figureLabel: f.text("What the figure counts", 60),
      pdf: f.fileAddress(
        "The PDF: one in static/files like /files/study.pdf, or its https:// address",
      ),
      linkLabel: f.label("The text of the link"),
      team: f.text("The size of the customer's team and its tools", 80).optional(),
      duration: f.text("How long it took, such as: nine weeks; no period at the end", 40),
      results,
      quote: group("StudyQuote", "A quotation of one sentence", {
        text: f.text("The sentence, without quotation marks", 200),
        name: f.label("Who said it"),
        role: f.text("Their role at the customer", 60),
      }),
      picture: f.picture,
    },
  ),
  words: group("StudyWords", "The headings of the figures in each study", {
    before: f.text("Heading of the figures before the project", 16),
    after: f.text("Heading of the figures after the project", 16),
    took: f.textWithBlanks("How long it took; [duration] is replaced by the time"),
  }),
  customers: customersIntro,
  callToAction,
});
