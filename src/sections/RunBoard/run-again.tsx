import { useEffect, useState } from "react";
import { formatDuration } from "../../numbers/duration";
import { timeOn } from "../../numbers/schedule";
import { fillWords } from "../../words/fill-words";

/*
 * What a run that a visitor has asked for needs besides its picture. It loads with the first of them, while the
 * lanes fill already.
 */

/** When the lanes begin to fill and for how long they do: the style sheet's, in milliseconds. */
const BEGINS_AFTER = 300;
const FILLS_FOR = 1600;

interface RunClockProps {
  /** What it shows at the end. */
  seconds: number;
  /** When the run was asked for, on the page's own clock. */
  since: number;
}

/** A run's clock: it runs once with the lanes, or stands at the end where nothing is to move. */
export function RunClock({ seconds, since }: RunClockProps) {
  const [share, setShare] = useState(0);

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return setShare(1);
    let frame: number;
    const tick = () => {
      const done = (performance.now() - since - BEGINS_AFTER) / FILLS_FOR;
      setShare(Math.min(1, Math.max(0, done)));
      if (done < 1) frame = requestAnimationFrame(tick);
    };
    tick();
    return () => cancelAnimationFrame(frame);
  }, [since]);

  return <span key={share}>{formatDuration(Math.round(seconds * share))}</span>;
}

/** Tells screen readers how a run ends, once it has ended; another one for each run. */
export function RunOutcome({ outcome }: { outcome: string }) {
  const [said, setSaid] = useState("");

  useEffect(() => {
    const timer = setTimeout(() => setSaid(outcome), BEGINS_AFTER + FILLS_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);

  return (
    <div role="status" className="visually-hidden">
      {said}
    </div>
  );
}

/** What so many lanes come to, in words: how much faster they are, and the plan that has them. */
export function gainOf(
  lanes: number,
  { files, controls, parallel }: Queries.RunBoardFragment,
  plans: readonly Queries.LanesOfPlanFragment[],
): string {
  if (lanes === 1) return controls.alone;
  // One whose lanes are agreed has as many.
  const plan = plans.find(({ parallelTests }) => (parallelTests ?? lanes) >= lanes);
  if (!plan) return fillWords(parallel.label, { lanes: `${lanes}` });
  const speedup = (timeOn(files, 1) / timeOn(files, lanes)).toFixed(1);
  return fillWords(controls.gain, {
    lanes: `${lanes}`,
    speedup: `${Number(speedup)}x`,
    plan: plan.name,
  });
}
