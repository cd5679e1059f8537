import path from "node:path";
import { type Answers, answerOf } from "../../src/discovery/page-answers";

const PUBLIC = path.resolve(__dirname, "../../public");

/** What a page's query answered in the last build, from `public/page-data`. */
export const answerTo = <Page extends keyof Answers>(page: Page): Answers[Page] =>
  answerOf(PUBLIC, page);
