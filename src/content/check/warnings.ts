import { currentAnnouncement } from "../announcement";
import { CONTENT_FILES, type ContentFileName } from "../model";
import { walk } from "../read/content-walk";
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

/** A plan that costs more than one that includes at least as much, as if their prices were swapped. */
export function dearerPlans(text: string): string[] {
  const file = readContentFile("plans.yaml", text);
  if (file.problems.length > 0) return [];
  const plans = valueAt(file.value, ["plans"]) as Plan[];
  return plans.flatMap((plan, index) => {
    const better = plans.find(
      (one) =>
        SIZES.every((key) => (one[key] ?? -1) >= (plan[key] ?? Number.POSITIVE_INFINITY)) &&
        BILLINGS.every((key) => (one.price?.[key] ?? 0) < (plan.price?.[key] ?? 0)),
    );
    if (!better) return [];
    const message = `${plan.name} costs more than ${better.name}, which includes at least as much; check whether the prices are swapped`;
    return [formatProblem(file.problemAt({ path: ["plans", index, "price"], message }))];
  });
}

const SIZES = ["minutes", "parallelTests"] as const;
const BILLINGS = ["annual", "monthly"] as const;

interface Plan extends Partial<Record<(typeof SIZES)[number], number>> {
  name: string;
  price?: Record<(typeof BILLINGS)[number], number>;
}

const NUMBERS = "two three four five six seven eight nine ten".split(" ");
const COUNT = new RegExp(`^(${NUMBERS.join("|")}|[2-9]) (?=\\p{L})`, "iu");

/** A title that begins with a number, such as "Three teams", above a list with another number of entries. */
export function wrongCounts(name: ContentFileName, text: string): string[] {
  const file = readContentFile(name, text);
  const { schema } = CONTENT_FILES.find((content) => content.file === name) ?? {};
  const visited = schema && file.problems.length === 0 ? [...walk(schema, file.value)] : [];
  return visited.flatMap(({ value, path }) => {
    const title = valueAt(value, ["title"]);
    const [, words = ""] = typeof title === "string" ? (COUNT.exec(title) ?? []) : [];
    const lists = Object.values(Object(value)).filter(Array.isArray);
    const count = Number(words) || NUMBERS.indexOf(words.toLowerCase()) + 2;
    if (words === "" || lists.length !== 1 || lists[0]?.length === count) return [];
    const message = `this says "${words}", but the list has ${lists[0]?.length} entries; make them match`;
    return [formatProblem(file.problemAt({ path: [...path, "title"], message }))];
  });
}
