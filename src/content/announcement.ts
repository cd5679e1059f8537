const HOUR_MS = 3_600_000;

interface Dated {
  /** Such as 2027-05-11. */
  lastDay: string;
}

/**
 * An announcement if its last day isn't over in every place on earth; undefined if it is, or if there is none.
 *
 * @param built when the site is built: nothing else takes it away
 */
export function currentAnnouncement<Announcement extends Dated>(
  announcement: Announcement | null | undefined,
  built: Date,
): Announcement | undefined {
  if (!announcement) return undefined;
  // Its midnight comes last twelve hours west of Greenwich.
  const end = new Date(announcement.lastDay).getTime() + (24 + 12) * HOUR_MS;
  return built.getTime() < end ? announcement : undefined;
}
