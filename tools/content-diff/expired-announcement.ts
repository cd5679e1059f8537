import { currentAnnouncement } from "../../src/content/announcement";
import { readContentFile } from "../../src/content/check/content-file";
import { formatProblem } from "../../src/content/check/problems";

/** Not a mistake, because builds leave the announcement out. */
export function expiredAnnouncement(site: string, built: Date): string[] {
  const file = readContentFile("site.yaml", site);
  const path = ["announcement", "lastDay"];
  const lastDay = file.rightValueAt(path);
  if (typeof lastDay !== "string" || currentAnnouncement({ lastDay }, built)) return [];
  const message =
    "this day has passed, so the site doesn't show the announcement; change the day, or remove the announcement";
  return [formatProblem(file.problemAt({ path, message }))];
}
