import { readContentFile } from "../../src/content/check/content-file";
import { formatProblem } from "../../src/content/check/problems";
import { valueAt } from "../../src/content/value-at";

/** Not a mistake, because the new price may be a correction. */
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
