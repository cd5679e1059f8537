import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { render, screen } from "@testing-library/react";
import { formatDuration } from "../../../src/numbers/duration";
import { secondsIn } from "../../../src/numbers/seconds";
import { RunBoard } from "../../../src/sections/RunBoard/RunBoard";
import { answerTo } from "../../support/page-data";
import { plain } from "../../support/queries";

const { board } = answerTo("/").content.home.hero;
const { parallel, serial } = board;

const show = () => render(<RunBoard board={board} />).container;
const widths = (elements: Iterable<Element>) =>
  Array.from(elements, (element) => Number.parseFloat(element.getAttribute("width") ?? ""));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test("screen readers hear one sentence in place of the picture", () => {
  show();
  const drawn = screen.getByRole("img", { name: board.description }).firstElementChild;
  expect(drawn).toHaveAttribute("aria-hidden", "true");
  expect(drawn).toContainElement(screen.getByText(plain(parallel.time)));
});

test("it shows the clocks of both runs, and how far the slow one is when the fast one ends", () => {
  const fast = { ...parallel, time: "9 min 41 s" };
  const slow = { ...serial, time: "2 h 25 min" };
  render(<RunBoard board={{ ...board, parallel: fast, serial: slow }} />);
  const drawn = screen.getByRole("img");
  expect(drawn).toHaveTextContent(plain(`${fast.label}9 min 41 s`));
  expect(drawn).toHaveTextContent(
    plain(`${slow.label}, ${slow.status.replace("[done]", "7%")}2 h 25 min`),
  );
});

test("every lane has its tests, drawn to one scale", () => {
  const longest = Math.max(...board.lanes.map(({ blocks }) => sum(blocks)));
  const lanes = Array.from(show().querySelectorAll("li"));
  expect(lanes.map((lane) => lane.querySelector(".name")?.textContent)).toEqual(
    board.lanes.map(({ name }) => name),
  );
  for (const [index, { blocks }] of board.lanes.entries()) {
    const drawn = lanes[index]?.querySelectorAll(".block, .retried") ?? [];
    expect(widths(drawn).map((width) => Math.round((width * longest) / 100))).toEqual(blocks);
  }
  // What a lane's tests don't fill is its rest, so each track is as long as the longest.
  for (const lane of lanes) {
    const drawn = widths(lane.querySelectorAll(".block, .retried, .rest"));
    // Each is written with two decimals.
    expect(Math.abs(sum(drawn) - 100)).toBeLessThanOrEqual(drawn.length * 0.005 + 1e-9);
  }
});

test("the clock runs from 0 in as many steps as its animation has, and ends with the run", () => {
  const earlier = Array.from(show().querySelectorAll<HTMLElement>("[data-at]"));
  const sheet = readFileSync(resolve("src/sections/RunBoard/RunBoard.module.css"), "utf8");
  const [, steps, lines] =
    /tick [\d.]+s steps\((\d+)\)[\s\S]*translateY\((\d+)lh\)/.exec(sheet) ?? [];
  expect([Number(steps), Number(lines)]).toEqual([earlier.length, earlier.length]);
  const read = earlier.map((element) => element.getAttribute("data-at"));
  expect(read[0]).toBe(formatDuration(0));
  expect(read[5]).toBe(formatDuration(Math.round(secondsIn(parallel.time) / 3)));
  expect(new Set(read).size).toBe(read.length);
  expect(read).not.toContain(parallel.time);
});
