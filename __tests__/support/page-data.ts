import path from "node:path";
import { type Answers, answerOf } from "../../src/discovery/page-answers";

const PUBLIC = path.resolve(__dirname, "../../public");

interface PageAnswers extends Answers {
  "/features": Queries.FeaturesPageQuery;
  "/services": Queries.ServicesPageQuery;
}

/** Returns the result of a page's query, which the last build wrote to `public/page-data`. */
export function answerTo<Page extends keyof PageAnswers>(page: Page): PageAnswers[Page] {
  const answer: unknown = answerOf(PUBLIC, page);
  return answer as PageAnswers[Page];
}
