import { Parser } from "htmlparser2";
import { drawCharts } from "../../../tools/bench/results";

/** The widths of the bars, and all words, of a drawing. */
function readDrawing(svg: string) {
  const bars: number[] = [];
  const words: string[] = [];
  const parser = new Parser({
    onopentag(name, { width }) {
      if (name === "rect") bars.push(Number(width));
      if (name === "text") words.push("");
    },
    ontext(text) {
      if (words.length > 0) words.push((words.pop() ?? "") + text);
    },
  });
  parser.end(svg);
  return { bars, words: words.map((text) => text.trim()) };
}

const CHART = {
  title: "LCP",
  unit: "ms",
  series: ["built", "without scripts"],
  rows: [
    { label: "/", values: [1500, 1200.4] },
    { label: "/faq", values: [750, 9.876] },
  ],
};

it("draws a bar for each figure, as long as it is to the longest", () => {
  const { bars, words } = readDrawing(drawCharts([CHART], "here, today"));
  expect(words).toEqual([
    "here, today",
    "LCP: built above without scripts",
    "/",
    "1500 ms",
    "1200 ms",
    "/faq",
    "750 ms",
    "9.88 ms",
  ]);
  const [longest = 0] = bars;
  expect(bars).toHaveLength(4);
  expect(bars.map((bar) => Math.round((bar / longest) * 1000))).toEqual([1000, 800, 500, 7]);
});

it("marks in each bar where the least of its runs would end", () => {
  const rows = [{ label: "/", values: [1000, 800], least: [500, 800] }];
  const svg = drawCharts([{ ...CHART, rows }], "");
  expect(readDrawing(svg).words[1]).toBe(
    "LCP: built above without scripts, each marked at the least of its runs",
  );
  const ends = [...svg.matchAll(/<path d="M([\d.]+) \d+h(\d+)/g)].map(([, x, width]) => {
    return Number(x) + Number(width);
  });
  // The longest bar goes from 240 to 670.
  expect(ends).toEqual([240 + 430 * 0.5, 240 + 430 * 0.8]);
});

it("is named for those who can't see it", () => {
  expect(drawCharts([CHART, { ...CHART, title: "A & B" }], "")).toContain(
    "<title>LCP, A &amp; B</title>",
  );
});

it("draws nothing but words where every figure is nought", () => {
  const rows = [{ label: "A & B <1>", values: [0] }];
  const { bars, words } = readDrawing(drawCharts([{ ...CHART, series: ["shift"], rows }], ""));
  expect(bars).toEqual([0]);
  expect(words).toEqual(["", "LCP", "A & B <1>", "0 ms"]);
});
