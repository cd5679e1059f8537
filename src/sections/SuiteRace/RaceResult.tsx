import { Announced } from "../../components/Announced/Announced";
import { Button } from "../../components/Button/Button";
import { CopyButton } from "../../components/CopyButton/CopyButton";
import { evenScale, NumberRange } from "../../components/NumberRange/NumberRange";
import { formatNumber, formatShortDuration } from "../../numbers";
import { recommend } from "../../plan-words";
import { LARGEST_NEED } from "../../pricing/costs";
import { searchOf } from "../../pricing/need-url";
import { CONTACT_PATH, type ContactState } from "../../routes";
import type { Level } from "../../test-reports/units";
import { fillWords } from "../../words";
import * as styles from "./RaceTrack.module.css";
import { hashOf, type SharedRun } from "./run-link";
import { SuiteDrawing, unitName } from "./SuiteDrawing";
import { runOn } from "./suite-run";

/** How long a run must stay unchanged before it is announced and in the URL, in milliseconds. */
export const PAUSE_MS = 500;

export interface RaceResultProps {
  words: Queries.RaceWordsFragment;
  pricing: Queries.PricingFragment;
  run: SharedRun;
  onChange: (run: SharedRun) => void;
  /** What the visitor's report holds, if it tells several kinds of units apart. */
  offered: readonly { level: Level; count: number }[];
  onLevel: (level: Level) => void;
  /** What was counted in another way than visitors may expect. */
  notes: readonly string[];
}

export function RaceResult({
  words,
  pricing,
  run,
  onChange,
  offered,
  onLevel,
  notes,
}: RaceResultProps) {
  const { suite, lanes, runs } = run;
  const { total, time, speedup, longest, decides, saved, minutes } = runOn(suite, lanes);
  const month = runs * minutes;
  const unitsIn = (level: Level, count: number) =>
    fillWords(words.units[level], { count: formatNumber(count) });
  const need = { minutes: month, parallel: lanes };
  const found = recommend(pricing, { ...need, billing: "annual" });
  const values = {
    tests: formatNumber(suite.tests),
    units: unitsIn(suite.level, suite.units),
    count: formatNumber(suite.untimed),
    lanes: `${lanes}`,
    time: formatShortDuration(time),
    runs: formatNumber(runs),
    minutes: formatNumber(minutes),
    total: formatNumber(month),
  };
  const outcome = fillWords(lanes === 1 ? words.outcomeAlone : words.outcome, {
    ...values,
    speedup: `${speedup}x`,
  });
  return (
    <div className={styles.result}>
      <h3 key={`${suite.tests} ${values.units}`}>
        {suite.tests > 0 ? fillWords(words.counts, values) : values.units}
      </h3>
      {offered.length > 1 && (
        <fieldset className={`${styles.levels} screen-only`}>
          <legend>{words.eachLane}</legend>
          {offered.map(({ level, count }) => (
            <label key={level}>
              <input
                type="radio"
                name="level"
                value={level}
                checked={level === suite.level}
                onChange={() => onLevel(level)}
              />
              {unitsIn(level, count)}
            </label>
          ))}
        </fieldset>
      )}
      {notes.map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
      {suite.untimed > 0 && <p className="note">{fillWords(words.untimed, values)}</p>}
      {/*
       * The key remounts the text after a change because React can't update text that a page translator has
       * wrapped. This isn't a <p> because a short paragraph would look like a heading that isn't marked up as
       * one.
       */}
      <div key={outcome} className={styles.outcome}>
        {outcome}
      </div>
      <Announced text={outcome} pause={PAUSE_MS} />
      <SuiteDrawing key={`${lanes} ${total} ${suite.names}`} {...{ words, suite, lanes }} />
      <p key={`${suite.names[0]} ${total} ${lanes}`} className="note">
        {fillWords(words.longest, {
          file: unitName(words, suite, 0),
          time: formatShortDuration(longest),
        })}{" "}
        {decides && `${words.decides} `}
        {lanes > 1 &&
          (saved > 0
            ? fillWords(words.saved, { time: formatShortDuration(saved) })
            : fillWords(words.savesNothing, values))}
      </p>
      <div className={styles.ranges}>
        {(["lanes", "runs"] as const).map((name) => (
          <NumberRange
            key={name}
            range={words[name]}
            scale={evenScale(words[name])}
            most={name === "lanes" ? words.lanes.max : LARGEST_NEED}
            wrongNumber={words.wrongNumber}
            value={run[name]}
            choice={suite}
            onChange={(value) => onChange({ ...run, [name]: value })}
          />
        ))}
      </div>
      <p className="note">
        <span key={`${runs} ${minutes}`}>{fillWords(words.month, values)}</span>
      </p>
      <h3 className={styles.plan}>
        <span key={found.text}>{found.text}</span>
      </h3>
      {found.advice && (
        <p key={found.advice} className="note">
          {found.advice}
        </p>
      )}
      <p className={styles.actions}>
        {found.ask && (
          <Button to={CONTACT_PATH} state={{ plan: found.slug, ...need } satisfies ContactState}>
            <span key={found.ask}>{found.ask}</span>
          </Button>
        )}
        {/* The plan finder can't show larger numbers. */}
        {month <= LARGEST_NEED && (
          <Button
            to={`/pricing${searchOf({ ...need, billing: "annual" })}#plan-finder`}
            variant="secondary"
          >
            {words.finder}
          </Button>
        )}
        <CopyButton text={hashOf(run)} isUrl label={words.copy} copied={words.copied} />
      </p>
    </div>
  );
}
