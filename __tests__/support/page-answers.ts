import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  caseStudiesData,
  contactData,
  faqData,
  featuresData,
  homeData,
  pricingData,
  servicesData,
} from "./content";

const ANSWERS = {
  index: homeData,
  features: featuresData,
  services: servicesData,
  pricing: pricingData,
  "case-studies": caseStudiesData,
  faq: faqData,
  contact: contactData,
};

/** Writes what the pages' queries answer to a folder, as Gatsby writes it for the browser. */
export function writeAnswers(publicFolder: string): void {
  for (const [name, data] of Object.entries(ANSWERS)) {
    const folder = path.join(publicFolder, "page-data", name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "page-data.json"), JSON.stringify({ result: { data } }));
  }
}
