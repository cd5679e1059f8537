import { testEveryMistake } from "./every-mistake";

// Half of the files, so that the two halves run at the same time.
testEveryMistake([
  "features.yaml",
  "plans.yaml",
  "services.yaml",
  "case-studies.yaml",
  "faq.yaml",
  "stats.yaml",
  "customers.yaml",
]);
