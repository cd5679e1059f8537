import { currentAnnouncement } from "../../src/content/announcement";

const shownAt = (lastDay: string, built: string) =>
  currentAnnouncement({ lastDay }, new Date(built)) !== undefined;

test("an announcement is current until its last day has ended everywhere on Earth", () => {
  expect(shownAt("2026-11-30", "2026-11-01T00:00:00Z")).toBe(true);
  expect(shownAt("2026-11-30", "2026-12-01T11:59:59Z")).toBe(true);
  expect(shownAt("2026-11-30", "2026-12-01T12:00:00Z")).toBe(false);
  // A leap year.
  expect(shownAt("2028-02-28", "2028-02-29T13:00:00Z")).toBe(false);
});
