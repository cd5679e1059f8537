import { readFileSync } from "node:fs";
import path from "node:path";
import { TextDecoder } from "node:util";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { formatNumber } from "../../../src/numbers";
import { SuiteRace } from "../../../src/sections/SuiteRace/SuiteRace";
import { fillTemplate } from "../../../src/words";
import { pageData } from "../../support/page-data";
import { plain } from "../../support/queries";

const { features, pricing, race: words } = pageData("/features").content;
/** The number of lanes, which is greater than the number of files in any suite in these tests. */
const lanes = words.lanes.start;
const plan = (slug: string, monthly: number, minutes: number, parallelTests: number) => ({
  ...{ slug, name: slug.toUpperCase(), minutes, parallelTests, overage: 0.02, askAbove: null },
  price: { annual: monthly, monthly },
});
const custom = {
  slug: "agreed",
  name: "AGREED",
  price: null,
  minutes: null,
  overage: null,
  parallelTests: null,
  askAbove: null,
};

const element = () => (
  <SuiteRace
    opener={features.fasterResults.suiteRace}
    anchor="faster-results"
    words={words}
    sample={[300, 300, 180, 120]}
    pricing={{
      ...pricing,
      plans: [plan("small", 100, 1_000, 4), plan("large", 300, 60_000, 32), custom],
    }}
  />
);
const opened = async () => {
  fireEvent.click(screen.getByText(plain(features.fasterResults.suiteRace.open)));
  await screen.findByText(words.privacy);
};
const visit = async () => {
  const { container } = render(element());
  await opened();
  return container;
};
const button = (name: string) => screen.getByRole("button", { name });
const field = (name: string) => screen.getByRole("textbox", { name });
const textOf = (selector: string) =>
  document.querySelector(selector)?.textContent?.replace(/\s/g, " ");
const outcome = () => textOf(".outcome");
const announced = () => textOf("[aria-live]");
const wholeOutcome = (on: string, time: string, speedup: string) =>
  plain(fillTemplate(words.outcome, { lanes: on, time, speedup }));
const choose = async (...reports: string[]) => {
  const files = reports.map((report, index) => new File([report], `report-${index}.xml`));
  await act(async () => {
    fireEvent.change(screen.getByLabelText(words.reports), { target: { files } });
  });
};
const reportOf = (runner: string) =>
  readFileSync(path.join(__dirname, "../../test-reports/reports", `${runner}.xml`), "utf8");

/** Polyfills `Blob.arrayBuffer`, because jsdom can read files only with FileReader. */
function arrayBuffer(this: Blob): Promise<unknown> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsArrayBuffer(this);
  });
}

beforeAll(async () => {
  // Compiling this module takes longer than the queries wait.
  await import("../../../src/sections/SuiteRace/RaceTrack");
  await import("../../../src/test-reports/read-reports");
  Object.assign(Blob.prototype, { arrayBuffer });
  Object.assign(window, { TextDecoder });
});
afterEach(() => jest.useRealTimers());
beforeEach(() => window.history.replaceState(null, "", "/features"));

test("the sample's race is shown from the start, and a link to the section, such as Home's, opens the form below it", async () => {
  window.history.replaceState(null, "", "#faster-results");
  const { container } = render(element());
  // If there are more lanes than files, the longest file determines the time.
  expect(container.querySelector(".sample .time")).toHaveTextContent("5 min");
  expect(container.querySelector(".sample .serialTime")).toHaveTextContent("15 min");
  await screen.findByText(words.privacy);
  expect(outcome()).toBeUndefined();
});

test("racing the sample suite shows the times, the longest file, the monthly price and links", async () => {
  await visit();
  fireEvent.click(button(words.sample));
  expect(outcome()).toBe(wholeOutcome(`${lanes}`, "5 min", "3x"));
  expect(document.querySelector(".result")).toHaveTextContent(
    plain(fillTemplate(words.longest, { file: `${words.sampleFiles[0]}`, time: "5 min" })),
  );
  const minutes = 15 * words.runs.start;
  expect(screen.getByText(new RegExp(formatNumber(minutes)))).toBeVisible();
  expect(
    screen.getByText(fillTemplate(pricing.planFinder.result, { plan: "LARGE", price: "$300" })),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: words.finder })).toHaveAttribute(
    "href",
    `/pricing?minutes=${minutes}&parallel=${lanes}&billing=annual#plan-finder`,
  );
  const ask = fillTemplate(pricing.planFinder.ask, { plan: "LARGE" });
  expect(screen.getByRole("link", { name: ask })).toHaveAttribute("href", "/contact");
});

test("the drawing names the lane that ends last, and the arrow keys go through the files", async () => {
  await visit();
  fireEvent.click(button(words.sample));
  const result = within(document.querySelector<HTMLElement>(".result") ?? document.body);
  fireEvent.change(field(words.lanes.label), { target: { value: "2" } });
  const [first = "", second = "", third = ""] = words.sampleFiles;
  const values = (file: string, lane: string, time: string) => ({ file, lane, time });
  const range = result.getByRole("slider", { name: words.file });
  const reading = fillTemplate(words.ofFile, values(first, "1", "5 min"));
  expect(range).toHaveAttribute("aria-valuetext", reading);
  expect(result.getByText(plain(fillTemplate(words.lastLane, { lane: "1" })))).toBeVisible();
  fireEvent.change(range, { target: { value: "1" } });
  expect(range).toHaveAttribute(
    "aria-valuetext",
    fillTemplate(words.ofFile, values(third, "1", "3 min")),
  );
  fireEvent.change(range, { target: { value: "2" } });
  expect(range).toHaveAttribute(
    "aria-valuetext",
    fillTemplate(words.ofFile, values(second, "2", "5 min")),
  );
});

test("changing the number of lanes or runs changes the outcome, the price and the URL", async () => {
  await visit();
  jest.useFakeTimers();
  fireEvent.click(button(words.sample));
  fireEvent.change(field(words.lanes.label), { target: { value: "4" } });
  fireEvent.change(field(words.runs.label), { target: { value: "10" } });
  expect(
    screen.getByText(fillTemplate(pricing.planFinder.result, { plan: "SMALL", price: "$100" })),
  ).toBeVisible();
  fireEvent.change(field(words.lanes.label), { target: { value: "2" } });
  expect(outcome()).toBe(wholeOutcome("2", "8 min", "1.9x"));
  expect(announced()).toBe("");
  act(() => jest.advanceTimersByTime(500));
  expect(announced()).toBe(wholeOutcome("2", "8 min", "1.9x"));
  expect(window.location.hash).toMatch(/^#race=2\.10\.0\.file\./);
});

test.each(["61", "100", "9999999", "0", "1.5"])(
  "%s lanes, which the race doesn't offer, are refused and change nothing",
  async (typed) => {
    await visit();
    fireEvent.click(button(words.sample));
    const before = outcome();
    fireEvent.change(field(words.lanes.label), { target: { value: typed } });
    fireEvent.blur(field(words.lanes.label));
    expect(field(words.lanes.label)).toBeInvalid();
    expect(screen.getByRole("alert")).toHaveTextContent(
      plain(fillTemplate(words.wrongNumber, { min: "1", max: `${words.lanes.max}` })),
    );
    expect(outcome()).toBe(before);
    // Another suite has the same number of lanes, but the refused text doesn't come back with it.
    fireEvent.click(button(words.sample));
    expect(field(words.lanes.label)).toHaveValue(`${lanes}`);
  },
);

const LINK = "2.10.412.class.99c.3uw.334.2bc";

test("a URL that holds no race gets a message", async () => {
  window.history.replaceState(null, "", `/features#race=${LINK.slice(0, -4)}`);
  Element.prototype.scrollIntoView = jest.fn();
  render(element());
  expect(await screen.findByRole("alert")).toHaveTextContent(plain(words.mistakes.link));
  expect(outcome()).toBeUndefined();
});

test.each([
  `#race=${LINK}`,
  `#race%3D${LINK}`,
  `#race=${LINK.replaceAll(".", "%2E")}`,
  `#race=${LINK}).`,
])(
  "the race in the URL %s is shown immediately, without names, and with the lane that ends last",
  async (hash) => {
    window.history.replaceState(null, "", `/features${hash}`);
    Element.prototype.scrollIntoView = jest.fn();
    render(element());
    await screen.findByText(words.privacy);
    expect(outcome()).toBe(wholeOutcome("2", "7 s", "1.7x"));
    const units = fillTemplate(words.units.class, { count: "3" });
    const heading = fillTemplate(words.counts, { tests: "412", units });
    expect(screen.getByRole("heading", { name: heading })).toBeVisible();
    expect(screen.getByText(fillTemplate(words.lastLane, { lane: "2" }))).toBeVisible();
    expect(screen.queryByRole("radio")).toBeNull();
  },
);

test("what a report can't tell is said", async () => {
  await visit();
  await choose(
    '<testsuites><testsuite name="a" time="8"><testcase name="t" time="0"/></testsuite><testsuite name="b" time="3"><testcase name="t" time="3"/><testcase name="u" time="3"/><testcase name="v" time="1"/></testsuite></testsuites>',
  );
  for (const note of [words.timedBySuite, words.overlapping]) {
    expect(await screen.findByText(fillTemplate(note, { count: "1" }))).toBeVisible();
  }
  expect(screen.queryByText(fillTemplate(words.repeating, { count: "1" }))).toBeNull();
});

test("good reports are raced, the others are named, and the last result stays if there is none", async () => {
  await visit();
  await choose(reportOf("jest"), "4 passed", reportOf("go"));
  const units = fillTemplate(words.units.class, { count: "5" });
  const heading = fillTemplate(words.counts, { tests: "16", units });
  const inMessage = (file: string, why: string) => fillTemplate(words.unused, { file, why });
  expect(await screen.findByRole("heading", { name: heading })).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent(
    inMessage("report-1.xml", words.mistakes.notXml),
  );
  await choose("<lolz/>");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    inMessage("report-0.xml", words.mistakes.otherXml),
  );
  expect(screen.getByRole("heading", { name: heading })).toBeVisible();
  fireEvent.click(button(words.sample));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a report that is read slowly doesn't replace what the visitor chooses after it", async () => {
  await visit();
  let finish = () => {};
  const slow = new File([reportOf("jest")], "slow.xml");
  const bytes = new Promise<unknown>((resolve) => {
    finish = () => resolve(Buffer.from(reportOf("jest")));
  });
  Object.assign(slow, { slice: () => ({ arrayBuffer: () => bytes }) });
  fireEvent.change(screen.getByLabelText(words.reports), { target: { files: [slow] } });
  expect(screen.getByRole("progressbar")).toBeVisible();
  fireEvent.click(button(words.sample));
  expect(screen.queryByRole("progressbar")).toBeNull();
  await act(async () => finish());
  expect(outcome()).toBe(wholeOutcome(`${lanes}`, "5 min", "3x"));
});

test("durations and reports can be pasted", async () => {
  const user = userEvent.setup();
  await visit();
  await user.click(field(words.durations));
  await user.paste("cart.spec.ts 4:00\norders.spec.ts 2:00\nStart at 10:02:40\n1,234");
  await user.click(button(words.race));
  expect(outcome()).toBe(wholeOutcome(`${lanes}`, "4 min", "1.5x"));
  expect(textOf(".result .row")).toContain(words.scrollOn);
  expect(document.querySelector(".result")).toHaveTextContent("cart.spec.ts");
  expect(screen.getByRole("alert")).toHaveTextContent(
    fillTemplate(words.skipped, { count: "2", lines: "Start at 10:02:40 · 1,234" }),
  );
  await user.clear(field(words.durations));
  await user.paste(reportOf("pytest"));
  await user.click(button(words.race));
  expect(await screen.findAllByText(/tests\.unit\.test_cart/)).toHaveLength(1);
  await user.clear(field(words.durations));
  await user.paste("cart.spec.ts 4:00");
  await user.click(button(words.race));
  // One part is no faster on more lanes.
  const alone = fillTemplate(words.outcomeAlone, { time: "4 min", lanes: `${lanes}` });
  expect(outcome()).toBe(plain(alone));
  expect(textOf(".result .row")).not.toContain(words.scrollOn);
  await user.clear(field(words.durations));
  await user.paste("soon");
  await user.click(button(words.race));
  expect(screen.getByRole("alert")).toHaveTextContent(words.mistakes.noDurations);
});

test("files can be dropped anywhere, without replacing the page, and text can be dropped into the field", async () => {
  await visit();
  const files = [new File(["PK"], "report.zip")];
  expect(fireEvent.dragOver(document.body, { dataTransfer: { types: ["Files"], files: [] } })).toBe(
    false,
  );
  await act(async () => {
    expect(fireEvent.drop(document.body, { dataTransfer: { types: ["Files"], files } })).toBe(
      false,
    );
  });
  expect(await screen.findByRole("alert")).toHaveTextContent(words.mistakes.notXml);
  const text = { dataTransfer: { types: ["text/plain"], files: [] } };
  expect(fireEvent.dragOver(field(words.durations), text)).toBe(true);
  expect(fireEvent.drop(field(words.durations), text)).toBe(true);
});
