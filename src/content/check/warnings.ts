import { currentAnnouncement } from "../announcement";
import { type Content, type ContentFileName, contentFile } from "../model";
import { walk } from "../read/content-walk";
import { valueAt } from "../value-at";
import type { ValueError } from "../value-error";
import type { ContentError } from "./content-error";
import { readContentFile } from "./content-file";

/**
 * Warnings concern content that may be right: the build accepts it, and the content check and the editor print one
 * line about it. `before` is an earlier version of the file. A file with errors has no warnings.
 */
export function warningsIn(
  name: ContentFileName,
  text: string,
  before = text,
  now = new Date(),
): ContentError[] {
  const file = readContentFile(name, text);
  if (file.errors.length > 0) return [];
  const found = wrongCounts(walk(contentFile(name).schema, file.value));
  if (name === "plans.yaml") {
    const plans = file.value as Content["plans.yaml"];
    found.push(...oldPriceDay(readContentFile(name, before).value, plans), ...dearerPlans(plans));
  }
  if (name === "site.yaml")
    found.push(...expiredAnnouncement(file.value as Content["site.yaml"], now));
  return found.map(file.errorAt);
}

/** The new price may be a correction, which needs no new date. */
function oldPriceDay(before: unknown, now: Content["plans.yaml"]): ValueError[] {
  const day = now.validSince;
  if (pricesIn(now) === pricesIn(before) || day !== valueAt(before, ["validSince"])) return [];
  const message = `a price changed, but this is still ${day}; set it to the day when the new price takes effect`;
  return [{ path: ["validSince"], message }];
}

function pricesIn(content: unknown): string {
  const plans = [valueAt(content, ["plans"])].flat();
  return JSON.stringify(
    plans.map((plan) => ["slug", "price", "overage"].map((key) => valueAt(plan, [key]))),
  );
}

/** Builds leave the announcement out after its last day. */
function expiredAnnouncement({ announcement }: Content["site.yaml"], now: Date): ValueError[] {
  if (!announcement || currentAnnouncement(announcement, now)) return [];
  const message =
    "this day has passed, so the site doesn't show the announcement; change the day, or remove the announcement";
  return [{ path: ["announcement", "lastDay"], message }];
}

/** A plan that costs more than one that includes at least as much, as if their prices were swapped. */
function dearerPlans({ plans }: Content["plans.yaml"]): ValueError[] {
  const listed = plans.flatMap(({ name, price, minutes, parallelTests }, index) =>
    price && minutes && parallelTests ? [{ name, price, minutes, parallelTests, index }] : [],
  );
  return listed.flatMap((plan) => {
    const better = listed.find(
      ({ minutes, parallelTests, price }) =>
        minutes >= plan.minutes &&
        parallelTests >= plan.parallelTests &&
        price.annual < plan.price.annual &&
        price.monthly < plan.price.monthly,
    );
    if (!better) return [];
    const message = `${plan.name} costs more than ${better.name}, which includes at least as much; check whether the prices are swapped`;
    return [{ path: ["plans", plan.index, "price"], message }];
  });
}

const NUMBERS = "two three four five six seven eight nine ten".split(" ");
const COUNT = new RegExp(`^(${NUMBERS.join("|")}|[2-9]) (?=\\p{L})`, "iu");

/** A title that begins with a number, such as "Three teams", above a list with another number of entries. */
function wrongCounts(visited: ReturnType<typeof walk>): ValueError[] {
  return [...visited].flatMap(({ value, path }) => {
    const title = valueAt(value, ["title"]);
    const [, words = ""] = typeof title === "string" ? (COUNT.exec(title) ?? []) : [];
    const lists = Object.values(Object(value)).filter(Array.isArray);
    const count = Number(words) || NUMBERS.indexOf(words.toLowerCase()) + 2;
    if (words === "" || lists.length !== 1 || lists[0]?.length === count) return [];
    const message = `this says "${words}", but the list has ${lists[0]?.length} entries; make them match`;
    return [{ path: [...path, "title"], message }];
  });
}
