const HOUR_MS = 3_600_000;

/** Undefined if the last day has ended in every time zone. Only a new build removes an announcement. */
export function currentAnnouncement<Announcement extends { lastDay: string }>(
  announcement: Announcement | null | undefined,
  built: Date,
): Announcement | undefined {
  if (!announcement) return undefined;
  // The westernmost time zone is 12 hours behind UTC.
  const end = new Date(announcement.lastDay).getTime() + (24 + 12) * HOUR_MS;
  return built.getTime() < end ? announcement : undefined;
}
