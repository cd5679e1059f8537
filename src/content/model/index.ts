import type { z } from "zod";
import { caseStudies } from "./case-studies";
import { contact } from "./contact";
import { customers } from "./customers";
import { faq } from "./faq";
import { features } from "./features";
import { home } from "./home";
import { plans } from "./plans";
import { race } from "./race";
import { services } from "./services";
import { site } from "./site";
import { stats } from "./stats";

export const CONTENT_FILES = [
  { file: "site.yaml", type: "SiteYaml", schema: site },
  { file: "home.yaml", type: "HomeYaml", schema: home },
  { file: "services.yaml", type: "ServicesYaml", schema: services },
  { file: "contact.yaml", type: "ContactYaml", schema: contact },
  { file: "features.yaml", type: "FeaturesYaml", schema: features },
  { file: "case-studies.yaml", type: "CaseStudiesYaml", schema: caseStudies },
  { file: "faq.yaml", type: "FaqYaml", schema: faq },
  { file: "plans.yaml", type: "PlansYaml", schema: plans },
  { file: "race.yaml", type: "RaceYaml", schema: race },
  { file: "stats.yaml", type: "StatsYaml", schema: stats },
  { file: "customers.yaml", type: "CustomersYaml", schema: customers },
] as const;

type ContentFiles = (typeof CONTENT_FILES)[number];

export type ContentFileName = ContentFiles["file"];

/** Throws if the model doesn't define the file. */
export function contentFile(name: string): ContentFiles {
  const found = CONTENT_FILES.find(({ file }) => file === name);
  if (found) return found;
  throw new Error(`The content model doesn't define ${name}`);
}

export type Content = {
  [Name in ContentFileName]: z.infer<Extract<ContentFiles, { file: Name }>["schema"]>;
};
