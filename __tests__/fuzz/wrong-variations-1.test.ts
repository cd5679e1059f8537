import { testEveryMistake } from "./every-mistake";

testEveryMistake([
  "site.yaml",
  "home.yaml",
  "contact.yaml",
  "services.yaml",
  "case-studies.yaml",
  "faq.yaml",
  "stats.yaml",
  "customers.yaml",
]);
