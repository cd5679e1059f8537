import { graphql } from "gatsby";
import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../components/Button/Button";
import { formatNumber } from "../../numbers";
import { RACE_HASH } from "../../routes";
import { hashInUrl } from "../../runtime/hash-in-url";
import { readPasted } from "../../test-reports/pasted-durations";
import { LEVELS, type TimedSuite, type Unit } from "../../test-reports/suite";
import { fillTemplate } from "../../words";
import { RaceResult, type RaceResultProps } from "./RaceResult";
import * as styles from "./RaceTrack.module.css";
import { readRaceHash } from "./run-link";
import { type Race, unitsOf } from "./suite-run";

export const raceWordsFragment = graphql`
  fragment RaceWords on RaceYaml {
    privacy
    inputs
    reports
    reportsHint
    durations
    durationsHint
    skipped
    race
    sample
    sampleFiles
    reading
    counts
    eachLane
    units {
      file
      class
      suite
    }
    untimed
    timedBySuite
    repeating
    overlapping
    oneByOne
    scrollOn
    onLanes
    outcome
    outcomeAlone
    file
    ofFile
    lastLane
    shorter
    longest
    unnamed
    saved
    savesNothing
    lanes {
      ...NumberRange
    }
    runs {
      ...NumberRange
    }
    wrongNumber
    month
    finder
    copy
    copied
    unused
    mistakes {
      notXml
      otherXml
      broken
      cutOff
      noTests
      noTimes
      unreadable
      notLoaded
      same
      noDurations
      link
    }
  }
`;

export interface RaceTrackProps extends Pick<RaceResultProps, "words" | "pricing"> {
  /** The durations of the files in the sample suite, in seconds. */
  sample: readonly number[];
}

/** The number of skipped lines to show, and the number of characters of each. */
const MAX_LINES = 3;
const MAX_CHARACTERS = 40;

/** Durations that come without a report. */
const listed = (file: readonly Unit[]): TimedSuite => ({ units: { file }, tests: 0, notes: {} });

export function RaceTrack({ words, sample, pricing }: RaceTrackProps) {
  const id = useId();
  const start = { lanes: words.lanes.start, runs: words.runs.start };
  const raceOf = (suite: TimedSuite, { lanes, runs } = start): Race => {
    const level = LEVELS.find((one) => suite.units[one]) ?? "file";
    return { ...suite, level, lanes, runs };
  };
  const [hash] = useState(hashInUrl);
  const isLinked = hash.startsWith(RACE_HASH);
  /** The race in the URL. */
  const [first] = useState(() => (isLinked ? readRaceHash(hash, words.lanes.max) : undefined));
  const [race, setRace] = useState(first);
  const inputs = useRef<HTMLDetailsElement>(null);
  /** The fraction of the reports that has been read so far, or undefined if no reports are being read. */
  const [share, setShare] = useState<number>();
  const [problems, setProblems] = useState<string[]>(
    isLinked && !first ? [words.mistakes.link] : [],
  );
  /** Aborts reading, so that reports chosen earlier can't replace what the visitor chose later. */
  const reading = useRef<AbortController>(undefined);

  // A file that misses the form must not replace the page.
  useEffect(() => {
    const take = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      // While files are dragged, the list is empty.
      const { files } = event.dataTransfer;
      if (files.length > 0) void takeReports(files);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener("dragover", take, { signal });
    window.addEventListener("drop", take, { signal });
    return () => listeners.abort();
  });

  function startOver(): AbortSignal {
    reading.current?.abort();
    reading.current = new AbortController();
    setShare(undefined);
    setProblems([]);
    return reading.current.signal;
  }

  function raceSuite(suite: TimedSuite): void {
    setRace((before) => raceOf(suite, before));
    // On a phone, the result gets the room of the inputs.
    const { current: form } = inputs;
    if (form && form.offsetHeight > innerHeight / 2) form.open = false;
  }

  async function takeReports(reports: Iterable<File>): Promise<void> {
    const signal = startOver();
    // The list of chosen files is live, and the input is about to be cleared.
    const chosen = [...reports];
    setShare(0);
    try {
      // The XML parser loads with the first report.
      const reader = await import("../../test-reports/read-reports").catch(() => undefined);
      signal.throwIfAborted();
      if (!reader) return setProblems([words.mistakes.notLoaded]);
      const { readReports } = reader;
      const { suite, unused } = await readReports(chosen, setShare, signal);
      if (suite) raceSuite(suite);
      setProblems(
        unused.map(({ name, mistake }) => {
          const why = words.mistakes[mistake];
          return name ? fillTemplate(words.unused, { file: name, why }) : why;
        }),
      );
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      if (!signal.aborted) setShare(undefined);
    }
  }

  function takePasted(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("durations"));
    // Visitors may also paste a report into the durations field.
    if (text.trimStart().startsWith("<")) return void takeReports([new File([text], "")]);
    startOver();
    const { files, skipped } = readPasted(text);
    const timed = files.filter(({ seconds }) => seconds > 0);
    if (timed.length > 0) raceSuite(listed(timed));
    const lines = skipped.slice(0, MAX_LINES).map((line) => line.slice(0, MAX_CHARACTERS));
    const count = formatNumber(skipped.length);
    setProblems([
      ...(timed.length > 0 ? [] : [words.mistakes.noDurations]),
      ...(lines.length > 0
        ? [fillTemplate(words.skipped, { count, lines: lines.join(" · ") })]
        : []),
    ]);
  }

  function takeSample(): void {
    startOver();
    raceSuite(listed(unitsOf(sample, words.sampleFiles)));
  }

  return (
    <div className={styles.track}>
      <p>{words.privacy}</p>
      <details ref={inputs} open className={`${styles.inputs} screen-only`}>
        <summary>{words.inputs}</summary>
        <form className={styles.ways} onSubmit={takePasted}>
          <div>
            <label className={styles.files}>
              {words.reports}
              <input
                type="file"
                multiple
                accept=".xml,text/xml,application/xml"
                aria-describedby={`${id}-reports`}
                onChange={({ currentTarget }) => {
                  if (currentTarget.files?.length) void takeReports(currentTarget.files);
                  // Lets visitors choose the same file again after changing it.
                  currentTarget.value = "";
                }}
              />
            </label>
            <p id={`${id}-reports`} className="note">
              {words.reportsHint}
            </p>
          </div>
          <div>
            <label htmlFor={`${id}-paste`}>{words.durations}</label>
            <textarea
              id={`${id}-paste`}
              name="durations"
              rows={3}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              className={styles.paste}
              aria-describedby={`${id}-durations`}
            />
            <p id={`${id}-durations`} className="note">
              {words.durationsHint}
            </p>
            <p className={styles.actions}>
              <Button type="submit">{words.race}</Button>
              <Button variant="secondary" onClick={takeSample}>
                {words.sample}
              </Button>
            </p>
          </div>
        </form>
      </details>
      {share !== undefined && (
        <p>
          <label>
            {words.reading} <progress value={share} />
          </label>
        </p>
      )}
      {problems.length > 0 && (
        <div role="alert" className={styles.mistake}>
          {[...new Set(problems)].map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      {race && (
        <RaceResult {...{ words, pricing, race }} isChanged={race !== first} onChange={setRace} />
      )}
    </div>
  );
}
