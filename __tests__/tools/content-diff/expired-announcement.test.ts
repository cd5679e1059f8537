import { expiredAnnouncement } from "../../../tools/content-diff/expired-announcement";
import { EXAMPLE } from "../../support/content-sample";

const warningsFor = (lastDay: string) =>
  expiredAnnouncement(
    `announcement:\n  lastDay: "${lastDay}"\n${EXAMPLE["site.yaml"]}`,
    new Date("2026-12-02T00:00:00Z"),
  );

test("warns about an announcement on its last day's line after that day", () => {
  expect(warningsFor("2026-12-01")).toEqual([]);
  expect(warningsFor("2026-11-30")).toEqual([
    "data/site.yaml:2:12  announcement.lastDay: this day has passed, so the site doesn't show the announcement; change the day, or remove the announcement",
  ]);
});
