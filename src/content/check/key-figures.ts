import { type Claim, reader, readNumber } from "./claims";
import type { ContentFiles } from "./content-file";

/** A case study's key figure is one of its results: what came after, or how many times as much. */
export function* checkKeyFigures(files: ContentFiles): Generator<Claim> {
  const { list, text } = reader(files, "case-studies.yaml");
  for (const study of list("caseStudies").keys()) {
    const figure = text("caseStudies", study, "figure");
    const results = list("caseStudies", study, "results").map((_result, index) => {
      const path = ["caseStudies", study, "results", index];
      return { before: text(...path, "before"), after: text(...path, "after") };
    });
    if (figure === undefined || results.length === 0) continue;
    if (results.some((result) => mayComeTo(figure, result))) continue;
    const message = `no result below comes to ${figure}; the key figure is one of them`;
    yield { file: "case-studies.yaml", path: ["caseStudies", study, "figure"], message };
  }
}

/** What a figure says as its unit if it tells how many times as much, or as little, something is. */
const TIMES = /(?:^| )(?:x|×|times?|-?fold)(?: |$)/;

interface Result {
  before: string | undefined;
  after: string | undefined;
}

/** False if a result is surely another than a figure says: units that can't be compared leave it open. */
function mayComeTo(figure: string, { before, after }: Result): boolean {
  if (before === undefined || after === undefined || figure === after) return true;
  const said = quantityIn(figure);
  const to = quantityIn(after);
  if (said && to && said.unit === to.unit && said.value === to.value) return true;
  if (!said || !TIMES.test(said.unit)) return false;
  const from = quantityIn(before);
  if (!from || !to || from.unit !== to.unit) return true;
  return [to.value / from.value, from.value / to.value].some((times) => rounds(times, said.value));
}

/** True if people round one number to the other: to two digits, or to more of them. */
const rounds = (exact: number, told: number) =>
  [2, 3, 4, 5, 6, 7, 8].some((digits) => Number(exact.toPrecision(digits)) === told);

interface Quantity {
  value: number;
  unit: string;
}

/** Without days, and what is longer: some count them in hours of work. */
const SECONDS = new Map([
  ["ms", 0.001],
  ["millisecond", 0.001],
  ["s", 1],
  ["sec", 1],
  ["second", 1],
  ["m", 60],
  ["min", 60],
  ["minute", 60],
  ["h", 3600],
  ["hr", 3600],
  ["hour", 3600],
]);

const LARGE = new Map([
  ["k", 1e3],
  ["thousand", 1e3],
  ["m", 1e6],
  ["million", 1e6],
  ["b", 1e9],
  ["billion", 1e9],
]);

/** A number, perhaps a word or letter that makes it large, and what it counts: an `m` is a minute. */
const PART =
  /(\d{1,3}(?:,\d{3})+(?!\d)|\d+)(\.\d+)?\s?([KkMB](?![A-Za-z])|thousand\b|million\b|billion\b)?(\D*)/g;

/** How much of what a text such as `1.5M`, `$40` or `8 min 20 s` tells, if it can be read as one number. */
function quantityIn(words: string): Quantity | undefined {
  const [sign = ""] = /^\D*/.exec(words) ?? [];
  const parts = [...words.matchAll(PART)].map(([, whole = "", decimals = "", large, rest = ""]) => {
    const times = LARGE.get(large?.toLowerCase() ?? "") ?? 1;
    const unit = rest.trim().toLowerCase();
    return {
      value: readNumber(whole + decimals) * times,
      unit: unit.length > 2 ? unit.replace(/s$/, "") : unit,
    };
  });
  const seconds = parts.reduce((sum, { value, unit }) => {
    return sum + value * (SECONDS.get(unit) ?? Number.NaN);
  }, 0);
  const isTime = sign === "" && parts.length > 0 && !Number.isNaN(seconds);
  if (isTime) return { value: seconds, unit: "s" };
  const [only, another] = parts;
  if (!only || another) return undefined;
  return { value: only.value, unit: `${sign.trim()} ${only.unit}`.trim() };
}
