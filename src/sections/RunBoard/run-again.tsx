import { useEffect, useState } from "react";
import { formatDuration } from "../../numbers/duration";
import { timeOn } from "../../numbers/schedule";
import { fillWords } from "../../words/fill-words";

/*
 * The parts that only a run started by a visitor needs. The module loads with the first such run, while the
 * lanes are already filling.
 */

/** The delay and duration of the lanes' animation in RunBoard.module.css, in milliseconds. */
const DELAY_MS = 300;
const DURATION_MS = 1600;

interface RunClockProps {
  /** The final reading. */
  seconds: number;
  /** When the run was started, by performance.now(). */
  since: number;
}

/** A run's clock. It runs along with the lanes, or shows the end immediately with reduced motion. */
export function RunClock({ seconds, since }: RunClockProps) {
  const [share, setShare] = useState(0);

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return setShare(1);
    let frame: number;
    const tick = () => {
      const done = (performance.now() - since - DELAY_MS) / DURATION_MS;
      setShare(Math.min(1, Math.max(0, done)));
      if (done < 1) frame = requestAnimationFrame(tick);
    };
    tick();
    return () => cancelAnimationFrame(frame);
  }, [since]);

  return <span key={share}>{formatDuration(Math.round(seconds * share))}</span>;
}

/** Announces a run's outcome to screen readers when the run ends. Needs a new key for each run. */
export function RunOutcome({ outcome }: { outcome: string }) {
  const [announced, setAnnounced] = useState("");

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(outcome), DELAY_MS + DURATION_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  return (
    <div role="status" className="visually-hidden">
      {announced}
    </div>
  );
}

/** Returns the speedup on a number of lanes and the smallest plan that has them, as a sentence. */
export function gainOf(
  lanes: number,
  { files, controls, parallel }: Queries.RunBoardFragment,
  plans: readonly Queries.LanesOfPlanFragment[],
): string {
  if (lanes === 1) return controls.alone;
  // A plan with custom lanes can have any number.
  const plan = plans.find(({ parallelTests }) => (parallelTests ?? lanes) >= lanes);
  if (!plan) return fillWords(parallel.label, { lanes: `${lanes}` });
  const speedup = (timeOn(files, 1) / timeOn(files, lanes)).toFixed(1);
  return fillWords(controls.gain, {
    lanes: `${lanes}`,
    speedup: `${Number(speedup)}x`,
    plan: plan.name,
  });
}
