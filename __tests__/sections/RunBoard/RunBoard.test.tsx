import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { RunBoard } from "../../../src/sections/RunBoard/RunBoard";
import { fillTemplate } from "../../../src/words";
import { hydrate } from "../../support/hydrate";
import { pageData } from "../../support/page-data";
import { plain } from "../../support/queries";

const data = pageData("/").content;
/**
 * The board's real text, with a suite that is easy to check by hand. The suite takes 40 minutes on one lane
 * and 10 minutes on four lanes.
 */
const board = {
  ...data.home.hero.runBoard,
  lanes: 4,
  files: [600, 300, 300, 300, 300, 300, 300],
  retried: 2,
};
const plan = (name: string, parallelTests: number, annual: number) => ({
  name,
  parallelTests,
  minutes: annual * 10,
  price: { annual },
});
const plans = [
  plan("Small", 2, 40),
  plan("Large", 8, 1200),
  { name: "Huge", parallelTests: null, minutes: null, price: null },
];
const { controls, serial } = board;

const show = () => render(<RunBoard board={board} plans={plans} />).container;
const picture = () => screen.getByRole("img");
const choice = (lanes: number) => screen.getByRole("radio", { name: `${lanes}` });
const outcome = () => document.querySelector("[aria-live]");
const gain = (lanes: number, speedup: string) =>
  plain(fillTemplate(controls.gain, { lanes: `${lanes}`, speedup }));
const price = (name: string, dollars: string, runs: string) =>
  plain(fillTemplate(controls.price, { plan: name, price: dollars, runs }));
const clock = () => document.querySelector(".ticks");

/**
 * Returns the lengths of each lane's blocks. One unit of length in the picture is one second. The lane that
 * ends last is drawn separately and comes last.
 */
function blocksIn(container: HTMLElement): number[][] {
  const paths = [...container.querySelectorAll(".blocks path:not(.notch)")];
  const drawn = paths.map((path) => path.getAttribute("d")).join("");
  const lanes = new Map<string, number[]>();
  for (const [, middle = "", length] of drawn.matchAll(/M\d+ (\d+)h(\d+)/g)) {
    lanes.set(middle, [...(lanes.get(middle) ?? []), Number(length)]);
  }
  return [...lanes.values()];
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("screen readers get one sentence instead of the picture", () => {
  show();
  const drawn = screen.getByRole("img", { name: board.description }).firstElementChild;
  expect(drawn).toHaveAttribute("aria-hidden", "true");
});

test("the board shows both clocks, and how much of the slow run is done when the fast run ends", () => {
  show();
  expect(clock()).toHaveTextContent("10 min");
  expect(picture()).toHaveTextContent(gain(4, "4x"));
  expect(picture()).toHaveTextContent(price("Large", "$1,200", "300"));
  expect(picture()).toHaveTextContent(
    plain(`${serial.label}, ${serial.status.replace("[done]", "25%")}40 min`),
  );
});

test("each lane runs its longest file first, and the retried file has a notch", () => {
  const container = show();
  // Each block is 3 units shorter than its file's duration, because of the gap.
  expect(blocksIn(container)).toEqual([[297, 297], [297, 297], [297, 297], [597]]);
  expect(container.querySelector(".blocks .notch")).toHaveAttribute("d", "M150 21l6 4l-6 4");
});

test("the choices for the number of lanes are 1, the number in each plan, and the number in the example run", () => {
  show();
  const offered = screen.getAllByRole<HTMLInputElement>("radio");
  expect(offered.map(({ value }) => value)).toEqual(["1", "2", "4", "8"]);
  expect(screen.getByRole("group", { name: controls.lanes })).toContainElement(choice(1));
  expect(choice(4)).toBeChecked();
});

test("choosing a number of lanes runs the suite and updates the picture, clock, speedup and smallest plan", () => {
  const container = show();
  const announced = (time: string, ...parts: string[]) => `${time}: ${parts.join(". ")}`;
  fireEvent.click(choice(2));
  expect(blocksIn(container)).toHaveLength(2);
  expect(clock()).toHaveTextContent("20 min");
  const two = announced("20 min", gain(2, "2x"), price("Small", "$40", "10"));
  expect(picture()).toHaveAccessibleName(two);
  // The outcome is announced when the lanes have filled up.
  act(() => jest.advanceTimersByTime(1_800));
  expect(outcome()).toHaveTextContent(/^$/);
  act(() => jest.advanceTimersByTime(200));
  expect(outcome()).toHaveTextContent(two);

  fireEvent.click(choice(8));
  act(() => jest.advanceTimersByTime(2_000));
  const eight = announced("10 min", gain(8, "4x"), price("Large", "$1,200", "300"));
  expect(outcome()).toHaveTextContent(eight);
  fireEvent.click(choice(1));
  act(() => jest.advanceTimersByTime(2_000));
  expect(outcome()).toHaveTextContent(announced("40 min", plain(controls.alone)));
  fireEvent.click(screen.getByRole("button", { name: controls.again }));
  expect(outcome()).toHaveTextContent(/^$/);
});

test("a number of lanes that no plan with a price has is shown without a plan", () => {
  render(<RunBoard board={{ ...board, lanes: 9 }} plans={plans} />);
  expect(picture()).toHaveTextContent(plain(fillTemplate(board.parallel.label, { lanes: "9" })));
});

test("the clock counts up to the result in as many ticks as the style sheet has steps", () => {
  show();
  const earlier = clock()?.getAttribute("data-earlier")?.split("\n") ?? [];
  expect([earlier[0], earlier[4]]).toEqual(["1 min", "5 min"]);
  expect(clock()).toHaveTextContent("10 min");
  const sheet = readFileSync(resolve("src/sections/RunBoard/RunBoard.module.css"), "utf8");
  expect(sheet).toContain(`steps(${earlier.length})`);
  expect(sheet).toContain(`translateY(${earlier.length}lh)`);
});

test("a choice made before hydration starts a run", () => {
  hydrate(
    () => <RunBoard board={board} plans={plans} />,
    (html) => html.querySelector<HTMLInputElement>('[value="8"]')?.click(),
  );
  expect(choice(8)).toBeChecked();
  expect(picture()).toHaveTextContent(price("Large", "$1,200", "300"));
});
