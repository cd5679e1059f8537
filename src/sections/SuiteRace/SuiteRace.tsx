import { graphql } from "gatsby";
import { type ComponentType, useEffect, useMemo, useRef, useState } from "react";
import { RACE_HASH } from "../../routes";
import { hashInUrl } from "../../runtime/hash-in-url";
import type { RaceTrackProps } from "./RaceTrack";
import { SuiteDrawing } from "./SuiteDrawing";
import * as styles from "./SuiteRace.module.css";
import { lengthsOf, runOn, unitsOf } from "./suite-run";

export const suiteRaceFragment = graphql`
  fragment SuiteRace on SuiteRace {
    open
    failed
  }
`;

interface SuiteRaceProps extends RaceTrackProps {
  opener: Queries.SuiteRaceFragment;
  /** The anchor of the section around the race. A link to it opens the race, which starts with the sample. */
  anchor: string;
}

/**
 * Shows the finished race of the sample. The code for other races is loaded when a visitor opens the part below it, or
 * follows a link to a race or to the section. That part can be opened before hydration, but is hidden if scripts don't
 * run.
 */
export function SuiteRace({ opener, anchor, ...track }: SuiteRaceProps) {
  const { words, sample } = track;
  const lanes = words.lanes.start;
  const { run, names } = useMemo(() => {
    const { lengths, names } = lengthsOf(unitsOf(sample, words.sampleFiles));
    return { run: runOn(lengths, lanes), names };
  }, [sample, words, lanes]);
  const details = useRef<HTMLDetailsElement>(null);
  const [Track, setTrack] = useState<ComponentType<RaceTrackProps>>();
  const [hasFailed, setHasFailed] = useState(false);

  async function load(): Promise<void> {
    setHasFailed(false);
    try {
      const { RaceTrack } = await import("./RaceTrack");
      setTrack(() => RaceTrack);
    } catch {
      setHasFailed(true);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the section may have been opened before hydration, and the URL is only read on page load.
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const hash = hashInUrl();
    const isLinked = hash.startsWith(RACE_HASH);
    if (isLinked || hash === `#${anchor}`) element.open = true;
    if (isLinked) element.scrollIntoView();
    if (element.open) void load();
  }, []);

  return (
    <>
      <div className={styles.sample}>
        <SuiteDrawing {...{ words, run, names, lanes }} isCut />
      </div>
      <details
        ref={details}
        // The section may have been opened before hydration.
        suppressHydrationWarning
        className={styles.race}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open && !Track) void load();
        }}
      >
        <summary>{opener.open}</summary>
        {Track ? <Track {...track} /> : hasFailed && <p role="alert">{opener.failed}</p>}
      </details>
    </>
  );
}
