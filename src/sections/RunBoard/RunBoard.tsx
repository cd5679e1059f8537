import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { Announced } from "../../components/Announced/Announced";
import { drawingOf, LANE } from "../../components/LaneDrawing/lane-drawing";
import { formatDollars, formatDuration, formatNumber, percent, speedup } from "../../numbers";
import { smallestPlan } from "../../pricing/costs";
import { runsIn } from "../../pricing/run-costs";
import { blocksOf, timeOn } from "../../pricing/schedule";
import { fillTemplate } from "../../words";
import * as styles from "./RunBoard.module.css";

export const runBoardFragment = graphql`
  fragment RunBoard on RunBoard {
    description
    suite
    parallel {
      label
      status
    }
    serial {
      label
      status
    }
    lanes
    files
    retried
    caption
    controls {
      lanes
      again
      gain
      price
      free
      alone
    }
  }
  fragment LanesOfPlan on Plan {
    name
    parallelTests
    minutes
    price {
      annual
    }
  }
`;

interface RunBoardProps {
  board: Queries.RunBoardFragment;
  plans: readonly Queries.LanesOfPlanFragment[];
}

/** How long the animation in RunBoard.module.css takes, in milliseconds. */
const RUN_MS = 1900;

/** The animation plays once and then stays in its final state. */
export function RunBoard({ board, plans }: RunBoardProps) {
  const { controls, parallel, serial, files } = board;
  const choices = useRef<HTMLFieldSetElement>(null);
  /** `since` is when the visitor started the run, as returned by performance.now(). */
  const [{ lanes, since }, setRun] = useState<{ lanes: number; since?: number }>({
    lanes: board.lanes,
  });

  function start(): void {
    const chosen = choices.current?.querySelector<HTMLInputElement>(":checked");
    setRun({ lanes: Number(chosen?.value), since: performance.now() });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: React doesn't receive events for choices made before hydration.
  useEffect(() => {
    const chosen = choices.current?.querySelector<HTMLInputElement>(":checked");
    if (chosen && !chosen.defaultChecked) start();
  }, []);

  const seconds = timeOn(files, lanes);
  const whole = timeOn(files, 1);
  const time = formatDuration(seconds);
  const { gain, price } = outcomeOf(lanes, board, plans);
  const outcome = [`${time}: ${gain}`, price ?? []].flat().join(". ");
  const share = percent(seconds / whole);
  const limits = plans.flatMap(({ parallelTests }) => parallelTests ?? []);
  const offered = [...new Set([1, ...limits, board.lanes])].sort((a, b) => a - b);
  return (
    <div className={styles.board}>
      <div role="img" aria-label={since === undefined ? board.description : outcome}>
        {/* A new key for each run restarts the animation. */}
        <div key={since} aria-hidden="true">
          <p className={styles.top}>
            <span className={styles.suite}>{board.suite}</span>
            <span className={styles.passed}>{parallel.status}</span>
          </p>
          <p className={styles.clock}>
            <strong className={styles.time}>
              <Clock seconds={seconds} />
            </strong>
            <span className={styles.late}>{gain}</span>
          </p>
          <Lanes board={board} lanes={lanes} />
          <p className={styles.price}>{price}</p>
          {/* The green part shows how much of the serial run is done when the parallel run ends. */}
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: the whole picture is hidden */}
          <svg className={styles.serial}>
            <g className={styles.progress}>
              <rect width={share} height="100%" />
              <rect x={share} width="8" height="100%" className={styles.head} />
            </g>
          </svg>
          <p className={styles.clock}>
            <span>
              {serial.label}
              <em className={styles.done}>
                {", "}
                {fillTemplate(serial.status, { done: `${Math.round((seconds / whole) * 100)}%` })}
              </em>
            </span>
            <strong className={styles.serialTime}>{formatDuration(whole)}</strong>
          </p>
        </div>
      </div>
      <p className={styles.caption}>{board.caption}</p>
      <fieldset ref={choices} className={styles.controls}>
        <legend className={styles.legend}>{controls.lanes}</legend>
        {offered.map((one) => (
          <label key={one} className={styles.choice}>
            <input
              type="radio"
              name="lanes"
              value={one}
              defaultChecked={one === board.lanes}
              onChange={start}
              className={styles.radio}
            />
            {one}
          </label>
        ))}
        <button type="button" className={styles.again} onClick={start}>
          {controls.again}
        </button>
      </fieldset>
      {since !== undefined && <Announced key={since} text={outcome} pause={RUN_MS} />}
    </div>
  );
}

/** How often the clock changes before the result. RunBoard.module.css depends on this value. */
const TICKS = 9;

/** A clock that counts without scripts: a style sheet shows the earlier times in turn above the result. */
function Clock({ seconds }: { seconds: number }) {
  const earlier = Array.from({ length: TICKS }, (_, tick) =>
    formatDuration(Math.round((seconds * (tick + 1)) / (TICKS + 1))),
  );
  return (
    <span className={styles.ticks} data-earlier={earlier.join("\n")}>
      {formatDuration(seconds)}
    </span>
  );
}

function Lanes({ board, lanes }: { board: Queries.RunBoardFragment; lanes: number }) {
  const { files, retried } = board;
  const blocks = blocksOf(files, lanes);
  const { box, end, gap, middleOf, last, pathOf } = drawingOf(blocks);
  const again = blocks.find(({ unit }) => unit === retried);
  const notch = again && `M${again.start + again.length / 2} ${middleOf(again.lane) - 4}`;
  return (
    <div className={styles.lanes}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the whole picture is hidden */}
      <svg {...box} className={styles.tracks}>
        {/* This is a dashed line with one dash for each lane. */}
        <path d={`M${end / 2} ${middleOf(0) - 4}v${lanes * LANE - 1}`} strokeWidth={end} />
      </svg>
      <div className={styles.reveal}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: same as above */}
        <svg {...box} className={styles.blocks}>
          <path d={pathOf(blocks.filter(({ lane }) => lane !== last))} />
          <path d={pathOf(blocks.filter(({ lane }) => lane === last))} className={styles.last} />
          {notch && <path d={`${notch}l${2 * gap} 4l-${2 * gap} 4`} className={styles.notch} />}
        </svg>
      </div>
    </div>
  );
}

/** Returns the run in words, and what the smallest plan with a listed price and enough lanes costs. */
function outcomeOf(
  lanes: number,
  { files, controls, parallel }: Queries.RunBoardFragment,
  plans: readonly Queries.LanesOfPlanFragment[],
): { gain: string; price?: string } {
  if (lanes === 1) return { gain: controls.alone };
  const plan = smallestPlan(plans, lanes);
  if (!plan?.price || plan.minutes === null)
    return { gain: fillTemplate(parallel.label, { lanes: `${lanes}` }) };
  return {
    gain: fillTemplate(controls.gain, {
      lanes: `${lanes}`,
      speedup: `${speedup(timeOn(files, 1), timeOn(files, lanes))}x`,
    }),
    price: fillTemplate(plan.price.annual === 0 ? controls.free : controls.price, {
      plan: plan.name,
      runs: formatNumber(runsIn(plan.minutes, timeOn(files, 1))),
      price: formatDollars(plan.price.annual),
    }),
  };
}
