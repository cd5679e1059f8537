import { useEffect, useState } from "react";
import { Announced } from "../../components/Announced/Announced";
import { formatDuration } from "../../numbers";

// This module loads while the lanes of the visitor's first run are already filling up.

/** The delay and duration of the lane animation in RunBoard.module.css, in milliseconds. */
const DELAY_MS = 300;
const DURATION_MS = 1600;

interface RunClockProps {
  /** The final time on the clock, in seconds. */
  seconds: number;
  /** The run's start time, as returned by performance.now(). */
  since: number;
}

/** With reduced motion, the clock shows the final time immediately. */
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

/** Announces a run's outcome when the run ends. Pass a new `key` for each run. */
export const RunOutcome = ({ outcome }: { outcome: string }) => (
  <Announced text={outcome} pause={DELAY_MS + DURATION_MS} />
);
