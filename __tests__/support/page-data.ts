import path from "node:path";
import { type PageData, pageDataOf } from "../../src/discovery/page-data";

const PUBLIC = path.resolve(__dirname, "../../public");

interface TestedPageData extends PageData {
  "/features": Queries.FeaturesPageQuery;
  "/services": Queries.ServicesPageQuery;
  "/case-studies": Queries.CaseStudiesPageQuery;
  "/faq": Queries.FaqPageQuery;
}

export function pageData<Page extends keyof TestedPageData>(page: Page): TestedPageData[Page] {
  const data: unknown = pageDataOf(PUBLIC, page);
  return data as TestedPageData[Page];
}
