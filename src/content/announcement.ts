const HOUR_MS = 3_600_000;

interface Dated {
  /** Such as 2027-05-11. */
  lastDay: string;
}

/**
 * Returns the announcement, or undefined if there is none or its last day is over everywhere on earth.
 *
 * @param built the time of the build, because only a build removes the announcement
 */
export function currentAnnouncement<Announcement extends Dated>(
  announcement: Announcement | null | undefined,
  built: Date,
): Announcement | undefined {
  if (!announcement) return undefined;
  // The last time zone to finish a day is 12 hours behind UTC.
  const end = new Date(announcement.lastDay).getTime() + (24 + 12) * HOUR_MS;
  return built.getTime() < end ? announcement : undefined;
}
