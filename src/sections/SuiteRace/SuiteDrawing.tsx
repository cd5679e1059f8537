import { type PointerEvent, useState } from "react";
import { drawingOf } from "../../components/LaneDrawing/lane-drawing";
import { percent } from "../../numbers";
import { fillTemplate } from "../../words";
import * as styles from "./SuiteDrawing.module.css";
import { formatLength, type Run, type RunBlock } from "./suite-run";

interface SuiteDrawingProps {
  words: Queries.RaceWordsFragment;
  run: Run;
  names: readonly string[];
  lanes: number;
  /** Whether the strip of a single lane fades out instead of scrolling. HTML may not have the style attribute that a scrolling one needs. */
  isCut?: boolean;
}

/** To scale. A tap, the pointer or the arrow keys choose the unit whose name and duration are shown. */
export function SuiteDrawing({ words, run, names, lanes, isCut = false }: SuiteDrawingProps) {
  const { blocks, total, time: end } = run;
  const { box, last, blockAt, pathOf } = drawingOf(blocks);
  const [chosen, setChosen] = useState<number>();
  /** A lane starts with its longest unit. */
  const position = chosen ?? blocks.findIndex(({ lane }) => lane === last);
  const block = blocks[position];
  const reading = block && readingOf(block);
  const scrolls = total > end && !isCut;
  const shown =
    chosen === undefined ? fillTemplate(words.lastLane, { lane: `${last + 1}` }) : reading;
  const time = formatLength(end);

  function readingOf({ lane, length, unit, units }: RunBlock): string {
    return fillTemplate(units > 1 ? words.shorter : words.ofFile, {
      file: unitName(words, names, unit),
      files: `${units}`,
      lane: `${lane + 1}`,
      time: formatLength(length),
    });
  }

  function choose({ currentTarget, clientX, clientY }: PointerEvent): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const found = blockAt((clientX - left) / width, (clientY - top) / height);
    if (found >= 0) setChosen(found);
  }

  return (
    <div className={styles.drawing}>
      <p className={styles.row}>
        <span key={`${scrolls}`}>{scrolls ? words.scrollOn : words.oneByOne}</span>
        <strong className={styles.serialTime}>{formatLength(total)}</strong>
      </p>
      {/* The strip takes focus if it scrolls, so that the arrow keys scroll it. */}
      <section
        className={isCut ? styles.cutStrip : styles.strip}
        aria-label={scrolls ? words.oneByOne : undefined}
        tabIndex={scrolls ? 0 : undefined}
      >
        {/* The width of the lanes, times as much as a single lane takes. */}
        <div style={isCut ? undefined : { width: percent(total / end) }} />
      </section>
      {/* The arrow keys of the range below do what the pointer does. */}
      <div className={styles.lanes} onPointerDown={choose} onPointerMove={choose}>
        <svg aria-hidden="true" {...box}>
          <path d={pathOf(blocks)} />
          <path className={styles.last} d={pathOf(blocks.filter(({ lane }) => lane === last))} />
          {block && <path className={styles.chosen} d={pathOf([block])} />}
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
