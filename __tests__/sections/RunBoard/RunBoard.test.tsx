import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { RunBoard } from "../../../src/sections/RunBoard/RunBoard";
import { fillWords } from "../../../src/words";
import { hydrate } from "../../support/hydrate";
import { pageData } from "../../support/page-data";
import { plain } from "../../support/queries";

const data = pageData("/").content;
/**
 * The board's real text, with a suite that is easy to check by hand. The suite takes 40 minutes on one lane
 * and 10 minutes on four lanes.
 */
const board = {
  ...data.home.hero.board,
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
/** Waits for the module that the first run loads. */
const loaded = () => waitFor(() => expect(outcome()).toBeInTheDocument());
const gain = (lanes: number, speedup: string, name: string, price: string, runs: string) =>
  plain(fillWords(controls.gain, { lanes: `${lanes}`, speedup, plan: name, price, runs }));

/**
 * Returns the lengths of each lane's blocks. One unit of length in the picture is one second. The lane that
 * ends last is drawn separately and comes last.
 */
function blocksIn(container: HTMLElement): number[][] {
  const paths = [...container.querySelectorAll(".blocks path:not(.retried)")];
  const lanes = paths
    .map((path) => path.getAttribute("d"))
    .join("")
    .split("M")
    .slice(1);
  return lanes.map((lane) => Array.from(lane.matchAll(/h(\d+)/g), ([, length]) => Number(length)));
}

beforeEach(() => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
});
afterEach(() => jest.useRealTimers());

test("screen readers get one sentence instead of the picture", () => {
  show();
  const drawn = screen.getByRole("img", { name: board.description }).firstElementChild;
  expect(drawn).toHaveAttribute("aria-hidden", "true");
});

test("the board shows both clocks, and how much of the slow run is done when the fast run ends", () => {
  show();
  expect(picture()).toHaveTextContent(`${gain(4, "4x", "Large", "$1,200", "300")}10 min 00 s`);
  expect(picture()).toHaveTextContent(
    plain(`${serial.label}, ${serial.status.replace("[done]", "25%")}40 min 00 s`),
  );
});

test("each lane runs its longest file first, and the retried file is drawn separately", () => {
  const container = show();
  // Each block is 3 units shorter than its file's duration, because of the gap. The third file, which is
  // retried, has its own path element.
  expect(blocksIn(container)).toEqual([[297, 297], [297], [297, 297], [597]]);
  expect(container.querySelector(".blocks .retried")).toHaveAttribute("d", "M0 25h297");
});

test("the choices for the number of lanes are 1, the number in each plan, and the number in the example run", () => {
  show();
  const offered = screen.getAllByRole<HTMLInputElement>("radio");
  expect(offered.map(({ value }) => value)).toEqual(["1", "2", "4", "8"]);
  expect(screen.getByRole("group", { name: controls.lanes })).toContainElement(choice(1));
  expect(choice(4)).toBeChecked();
});

test("choosing a number of lanes runs the suite and updates the picture, clock, speedup and smallest plan", async () => {
  const container = show();
  fireEvent.click(choice(2));
  await loaded();
  expect(blocksIn(container)).toHaveLength(2);
  act(() => jest.advanceTimersByTime(2_000));
  expect(picture()).toHaveTextContent(`${gain(2, "2x", "Small", "$40", "10")}20 min 00 s`);
  expect(picture()).toHaveAccessibleName(`20 min 00 s: ${gain(2, "2x", "Small", "$40", "10")}`);
  expect(outcome()).toHaveTextContent(`20 min 00 s: ${gain(2, "2x", "Small", "$40", "10")}`);

  fireEvent.click(choice(8));
  act(() => jest.advanceTimersByTime(2_000));
  expect(picture()).toHaveTextContent(`${gain(8, "4x", "Large", "$1,200", "300")}10 min 00 s`);
  fireEvent.click(choice(1));
  act(() => jest.advanceTimersByTime(2_000));
  expect(picture()).toHaveTextContent(`${plain(controls.alone)}40 min 00 s`);
});

test("a number of lanes that no plan with a price has is shown without a plan", () => {
  render(<RunBoard board={{ ...board, lanes: 9 }} plans={plans} />);
  expect(picture()).toHaveTextContent(plain(fillWords(board.parallel.label, { lanes: "9" })));
});

test("the clock and the lanes are animated for less than two seconds, and then the outcome is announced", async () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: controls.again }));
  await loaded();
  const sheet = readFileSync(resolve("src/sections/RunBoard/RunBoard.module.css"), "utf8");
  expect(sheet).toContain("animation: fill 1.6s linear 0.3s both");
  act(() => jest.advanceTimersByTime(300));
  expect(picture()).toHaveTextContent("0 min 0");
  act(() => jest.advanceTimersByTime(800));
  expect(picture()).toHaveTextContent(/[45] min \d\d s/);
  expect(outcome()).toHaveTextContent(/^$/);
  act(() => jest.advanceTimersByTime(800));
  expect(picture()).toHaveTextContent("10 min 00 s");
  expect(outcome()).toHaveTextContent(/./);
});

test("with reduced motion, the clock shows the final time immediately", async () => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  show();
  fireEvent.click(choice(8));
  await loaded();
  expect(picture()).toHaveTextContent("10 min 00 s");
});

test("a choice made before hydration starts a run", async () => {
  hydrate(
    () => <RunBoard board={board} plans={plans} />,
    (html) => html.querySelector<HTMLInputElement>('[value="8"]')?.click(),
  );
  await loaded();
  expect(choice(8)).toBeChecked();
  expect(picture()).toHaveTextContent(gain(8, "4x", "Large", "$1,200", "300"));
});
