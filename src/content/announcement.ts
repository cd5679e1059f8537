const HOUR_MS = 3_600_000;

interface Dated {
  /** The last day to show the announcement, such as 2027-05-11. */
  lastDay: string;
}

/**
 * Returns the announcement, or undefined if there is none or its last day has ended in every time zone.
 *
 * @param built the build time; only a new build removes an expired announcement
 */
export function currentAnnouncement<Announcement extends Dated>(
  announcement: Announcement | null | undefined,
  built: Date,
): Announcement | undefined {
  if (!announcement) return undefined;
  // The westernmost time zone is 12 hours behind UTC.
  const end = new Date(announcement.lastDay).getTime() + (24 + 12) * HOUR_MS;
  return built.getTime() < end ? announcement : undefined;
}
