import { graphql } from "gatsby";
import { type DragEvent, type SubmitEvent, useEffect, useId, useState } from "react";
import { Button } from "../../components/Button/Button";
import { readPasted } from "./durations";
import { outcomeOf, RaceResult, type RaceResultProps } from "./RaceResult";
import * as styles from "./RaceTrack.module.css";
import { type Suite, suiteOf } from "./race";
import { RACE_HASH } from "./race-hash";
import { hashOf, type LinkedRace, readHash } from "./race-link";
import { readReports } from "./read-reports";
import { ReportError } from "./xml-reader";

export const raceWordsFragment = graphql`
  fragment RaceWords on RaceYaml {
    privacy
    reports
    reportsHint
    durations
    durationsHint
    race
    sample
    sampleLongest
    reading
    counts
    filesAlone
    untimed
    oneByOne
    onLanes
    outcome
    outcomeAlone
    longest
    unnamed
    decides
    saved
    savesNothing
    lanes {
      ...RaceRange
    }
    runs {
      ...RaceRange
    }
    wrongNumber
    month
    finder
    copy
    copied
    mistakes {
      notXml
      html
      otherXml
      doctype
      broken
      tooDeep
      cutOff
      noTests
      noTimes
      unreadable
      noDurations
      link
    }
  }
  fragment RaceRange on FinderRange {
    label
    min
    max
    step
    pageStep
    start
  }
`;

export interface RaceTrackProps extends Pick<RaceResultProps, "words" | "plans" | "planWords"> {
  /** The durations of the files in the sample suite, in seconds. */
  sample: readonly number[];
}

/** How long the race must stay unchanged before the URL is updated, in milliseconds. */
const PAUSE_MS = 500;

type Mistake = keyof Queries.RaceWordsFragment["mistakes"];

/** Visitors can race their test reports, pasted durations or the sample suite. */
export function RaceTrack({ words, sample, plans, planWords }: RaceTrackProps) {
  const id = useId();
  const [run, setRun] = useState<LinkedRace | undefined>(() =>
    readHash(location.hash, words.lanes.max),
  );
  /** The fraction of the reports that has been read so far, or undefined if no reports are being read. */
  const [share, setShare] = useState<number>();
  const [mistake, setMistake] = useState<Mistake | undefined>(
    !run && location.hash.startsWith(RACE_HASH) ? "link" : undefined,
  );
  /** The outcome that screen readers announce. */
  const [announced, setAnnounced] = useState("");

  // The URL is updated only after a pause, since browsers limit how often a page may change its URL.
  useEffect(() => {
    if (!run) return;
    const timer = setTimeout(() => {
      history.replaceState(history.state, "", hashOf(run));
      setAnnounced(outcomeOf(words, run));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words, run]);

  function raceSuite(suite: Suite): void {
    setMistake(undefined);
    setRun((before) => ({
      lanes: before?.lanes ?? words.lanes.start,
      runs: before?.runs ?? words.runs.start,
      suite,
    }));
  }

  async function takeReports(reports: Iterable<Blob>): Promise<void> {
    setMistake(undefined);
    setShare(0);
    try {
      raceSuite(suiteOf(await readReports([...reports], setShare)));
    } catch (error) {
      if (!(error instanceof ReportError)) throw error;
      fail(error.code as Mistake);
    } finally {
      setShare(undefined);
    }
  }

  function takePasted(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("durations"));
    // Visitors may also paste a report into the durations field.
    if (text.trimStart().startsWith("<")) return void takeReports([new Blob([text])]);
    const files = readPasted(text).filter(({ seconds }) => seconds > 0);
    if (files.length > 0) raceSuite(suiteOf({ files, tests: 0, untimed: 0 }));
    else fail("noDurations");
  }

  function fail(code: Mistake): void {
    setRun(undefined);
    setMistake(code);
  }

  function takeSample(): void {
    const files = sample.map((seconds) => ({ name: words.sampleLongest, seconds }));
    raceSuite(suiteOf({ files, tests: 0, untimed: 0 }));
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    if (event.dataTransfer.files.length > 0) void takeReports(event.dataTransfer.files);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the file input below does the same
    <div className={styles.track} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <p>{words.privacy}</p>
      <form className={styles.ways} onSubmit={takePasted}>
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
        <p id={`${id}-reports`} className={styles.hint}>
          {words.reportsHint}
        </p>
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
        <p id={`${id}-durations`} className={styles.hint}>
          {words.durationsHint}
        </p>
        <p className={styles.actions}>
          <Button type="submit">{words.race}</Button>
          <Button variant="secondary" onClick={takeSample}>
            {words.sample}
          </Button>
        </p>
      </form>
      {share !== undefined && (
        <p>
          <label>
            {words.reading} <progress value={share} />
          </label>
        </p>
      )}
      {mistake && (
        <p role="alert" className={styles.mistake}>
          {words.mistakes[mistake]}
        </p>
      )}
      <div role="status" className="visually-hidden">
        <span key={announced}>{announced}</span>
      </div>
      {run && <RaceResult {...{ words, plans, planWords, run }} onChange={setRun} />}
    </div>
  );
}
