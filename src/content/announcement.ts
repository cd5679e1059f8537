const HOUR_MS = 3_600_000;

/**
 * Returns the announcement until its last day has ended in every time zone, and undefined after that. A page keeps its
 * announcement until the next build.
 */
export function currentAnnouncement<Announcement extends { lastDay: string }>(
  announcement: Announcement | null | undefined,
  built: Date,
): Announcement | undefined {
  if (!announcement) return undefined;
  // The westernmost time zone is 12 hours behind UTC.
  const end = new Date(announcement.lastDay).getTime() + (24 + 12) * HOUR_MS;
  return built.getTime() < end ? announcement : undefined;
}
