import { existsSync, readFileSync } from "node:fs";
import { checkContent } from "../../src/content/check/check-content";
import { reportProblems } from "../../src/content/check/problems";
import { CONTENT_FILES } from "../../src/content/model";
import { pictureFaults } from "../../src/content/pictures";
import { expiredAnnouncement } from "../content-diff/expired-announcement";
import { oldPriceDay } from "../content-diff/price-day";
import { fileIn } from "../shared/project-copy";
import { fail } from "../shared/run";

const PLANS = "data/plans.yaml";

/** `npm run check:content`: also warns about new prices with an old date, and about expired announcements. */
async function main(): Promise<void> {
  const root = process.cwd();
  const problems = checkContent(root, await pictureFaults(root));
  const { out, error } = reportProblems(problems, CONTENT_FILES.length, {
    github: process.env.GITHUB_ACTIONS === "true",
  });
  process.stdout.write(out);
  process.stderr.write(error);
  const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");
  const warnings = [
    ...oldPriceDay(fileIn("HEAD", PLANS), read(PLANS)),
    ...expiredAnnouncement(read("data/site.yaml"), new Date()),
  ];
  for (const line of warnings) console.error(line);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

main().catch(fail);
