import { type PointerEvent, useState } from "react";
import { percent } from "../../numbers";
import { fillTemplate } from "../../words";
import * as styles from "./SuiteDrawing.module.css";
import { type Block, endOf, formatLength, type Run } from "./suite-run";

/** The width of the drawing and the height of a lane, in the drawing's own units. */
const WIDTH = 1000;
const LANE = 10;
const GAP = 2.5;

/** The minimum number of rows, which keeps a single lane from becoming too tall. */
const MIN_ROWS = 5;

interface SuiteDrawingProps {
  words: Queries.RaceWordsFragment;
  run: Run;
  names: readonly string[];
  lanes: number;
}

/** To scale. A tap, the pointer or the arrow keys choose the unit whose name and duration are shown. */
export function SuiteDrawing({ words, run, names, lanes }: SuiteDrawingProps) {
  const { blocks, total, time: end } = run;
  const rows = Math.max(...blocks.map(({ lane }) => lane + 1), MIN_ROWS);
  const last = blocks.find((block) => endOf(block) === end)?.lane;
  const lastLane = blocks.filter(({ lane }) => lane === last);
  const [chosen, setChosen] = useState<number>();
  /** A lane starts with its longest unit. */
  const position = chosen ?? blocks.findIndex(({ lane }) => lane === last);
  const block = blocks[position];
  const pathOf = ({ lane, start, length }: Block) => {
    const width = Math.max((length / end) * WIDTH - GAP, 0.5);
    return `M${round((start / end) * WIDTH)} ${(lane + 0.5) * LANE}h${round(width)}`;
  };
  const reading = block && readingOf(block);
  const shown =
    chosen === undefined ? fillTemplate(words.lastLane, { lane: `${(last ?? 0) + 1}` }) : reading;
  const time = formatLength(end);

  function readingOf({ lane, length, unit, units }: Block): string {
    return fillTemplate(units > 1 ? words.shorter : words.ofFile, {
      file: unitName(words, names, unit),
      files: `${units}`,
      lane: `${lane + 1}`,
      time: formatLength(length),
    });
  }

  function choose({ currentTarget, clientX, clientY }: PointerEvent): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const lane = Math.floor(((clientY - top) / height) * rows);
    const at = ((clientX - left) / width) * end;
    const found = blocks.findIndex((one) => one.lane === lane && at < endOf(one));
    if (found >= 0) setChosen(found);
  }

  return (
    <div className={styles.drawing}>
      <p className={styles.row}>
        <span>{words.oneByOne}</span>
        <strong className={styles.serialTime}>{formatLength(total)}</strong>
      </p>
      {/* Focusable, so that the arrow keys can scroll it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className={styles.strip} aria-label={words.oneByOne} tabIndex={0}>
        {/* The width of the lanes, times as much as a single lane takes. */}
        <svg width={percent(total / end)} />
      </section>
      {/* The arrow keys of the range below do what the pointer does. */}
      <div className={styles.lanes} onPointerDown={choose} onPointerMove={choose}>
        <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${rows * LANE}`} preserveAspectRatio="none">
          <path d={blocks.map(pathOf).join("")} />
          <path className={styles.last} d={lastLane.map(pathOf).join("")} />
          {block && <path className={styles.chosen} d={pathOf(block)} />}
        </svg>
        <input
          type="range"
          className={styles.files}
          aria-label={words.file}
          aria-valuetext={reading}
          min={0}
          max={blocks.length - 1}
          value={position}
          onChange={({ currentTarget }) => setChosen(currentTarget.valueAsNumber)}
        />
      </div>
      <p className={styles.row}>
        <span key={lanes}>{fillTemplate(words.onLanes, { lanes: `${lanes}` })}</span>
        <strong key={time} className={styles.time}>
          {time}
        </strong>
      </p>
      <p className={styles.reading}>
        <span key={shown}>{shown}</span>
      </p>
    </div>
  );
}

/** Returns a unit's name. A run in a URL has no names. */
export const unitName = (
  words: Queries.RaceWordsFragment,
  names: readonly string[],
  unit: number,
) => names[unit] || fillTemplate(words.unnamed, { number: `${unit + 1}` });

const round = (number: number) => Number(number.toFixed(2));
