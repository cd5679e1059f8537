import { currentAnnouncement } from "../announcement";
import { valueAt } from "../value-at";
import { readContentFile } from "./content-file";
import { formatProblem } from "./problems";

/*
 * Warnings concern content that may be right: the build accepts it, and the content check prints one line
 * about it.
 */

/** Compares two versions of plans.yaml. The new price may be a correction, which needs no new date. */
export function oldPriceDay(before: string, after: string): string[] {
  const file = readContentFile("plans.yaml", after);
  const [old, now] = [readContentFile("plans.yaml", before).value, file.value];
  const day = valueAt(now, ["validSince"]);
  const prices = pricesIn(now);
  if (!prices || prices === pricesIn(old) || day !== valueAt(old, ["validSince"])) return [];
  const message = `a price changed, but this is still ${day}; set it to the day when the new price takes effect`;
  return [formatProblem(file.problemAt({ path: ["validSince"], message }))];
}

function pricesIn(content: unknown): string | undefined {
  const plans = valueAt(content, ["plans"]);
  if (!Array.isArray(plans)) return undefined;
  return JSON.stringify(
    plans.map((plan) => ["slug", "price", "overage"].map((key) => plan?.[key])),
  );
}

/** Builds leave the announcement out after its last day. */
export function expiredAnnouncement(site: string, now: Date): string[] {
  const file = readContentFile("site.yaml", site);
  const path = ["announcement", "lastDay"];
  const lastDay = file.rightValueAt(path);
  if (typeof lastDay !== "string" || currentAnnouncement({ lastDay }, now)) return [];
  const message =
    "this day has passed, so the site doesn't show the announcement; change the day, or remove the announcement";
  return [formatProblem(file.problemAt({ path, message }))];
}
