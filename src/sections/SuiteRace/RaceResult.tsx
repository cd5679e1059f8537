import { useEffect, useMemo } from "react";
import { Announced } from "../../components/Announced/Announced";
import { Button } from "../../components/Button/Button";
import { CopyButton } from "../../components/CopyButton/CopyButton";
import { evenScale, NumberRange } from "../../components/NumberRange/NumberRange";
import { formatNumber } from "../../numbers";
import { recommend } from "../../plan-words";
import { LARGEST_NEED } from "../../pricing/costs";
import { searchOf } from "../../pricing/need-url";
import { CONTACT_PATH, type ContactState } from "../../routes";
import { COUNTING_NOTES, LEVELS, type Level } from "../../test-reports/suite";
import { fillTemplate } from "../../words";
import * as styles from "./RaceTrack.module.css";
import { raceHash } from "./run-link";
import { SuiteDrawing, unitName } from "./SuiteDrawing";
import { formatLength, lengthsOf, type Race, runOn } from "./suite-run";

/** How long a race must stay unchanged before it is announced and in the URL, in milliseconds. */
const PAUSE_MS = 500;

export interface RaceResultProps {
  words: Queries.RaceWordsFragment;
  pricing: Queries.PricingFragment;
  race: Race;
  /** Whether it isn't the race that the page started with. */
  isChanged: boolean;
  onChange: (race: Race) => void;
}

export function RaceResult({ words, pricing, race, isChanged, onChange }: RaceResultProps) {
  const { units, tests, notes, level, lanes, runs } = race;
  const { lengths, names } = useMemo(() => lengthsOf(units[level] ?? []), [units, level]);
  const run = useMemo(() => runOn(lengths, lanes), [lengths, lanes]);
  const { total, saved, minutes } = run;
  const hash = raceHash(race, lengths);
  const need = { minutes: runs * minutes, parallel: lanes };
  const found = recommend(pricing, { ...need, billing: "annual" });
  const countOf = (one: Level) =>
    fillTemplate(words.units[one], { count: formatNumber(units[one]?.length ?? 0) });
  const values = {
    tests: formatNumber(tests),
    units: countOf(level),
    lanes: `${lanes}`,
    time: formatLength(run.time),
    runs: formatNumber(runs),
    minutes: formatNumber(minutes),
    total: formatNumber(need.minutes),
  };
  const outcome = fillTemplate(run.speedup > 1 ? words.outcome : words.outcomeAlone, {
    ...values,
    speedup: `${run.speedup}x`,
  });

  // The URL is updated only after a pause, since browsers limit how often a page may change its URL.
  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => history.replaceState(history.state, "", hash), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [hash, isChanged]);

  return (
    <div className={styles.result}>
      <h3 key={`${tests} ${values.units}`}>
        {tests > 0 ? fillTemplate(words.counts, values) : values.units}
      </h3>
      {Object.keys(units).length > 1 && (
        <fieldset className={`${styles.levels} screen-only`}>
          <legend>{words.eachLane}</legend>
          {LEVELS.map(
            (one) =>
              units[one] && (
                <label key={one}>
                  <input
                    type="radio"
                    name="level"
                    checked={one === level}
                    onChange={() => onChange({ ...race, level: one })}
                  />
                  {countOf(one)}
                </label>
              ),
          )}
        </fieldset>
      )}
      {COUNTING_NOTES.filter((note) => notes[note]).map((note) => (
        <p key={note} className="note">
          {fillTemplate(words[note], { count: formatNumber(notes[note] ?? 0) })}
        </p>
      ))}
      {/*
       * The key remounts the text after a change because React can't update text that a page translator has
       * wrapped. This isn't a <p> because a short paragraph would look like a heading that isn't marked up as
       * one.
       */}
      <div key={outcome} className={styles.outcome}>
        {outcome}
      </div>
      <Announced text={outcome} pause={PAUSE_MS} />
      <SuiteDrawing key={`${lanes} ${total} ${names}`} {...{ words, run, names, lanes }} />
      <p key={`${names[0]} ${total} ${lanes}`} className="note">
        {fillTemplate(words.longest, {
          file: unitName(words, names, 0),
          time: formatLength(run.longest),
        })}{" "}
        {lanes > 1 &&
          (saved >= 500
            ? fillTemplate(words.saved, { time: formatLength(saved) })
            : fillTemplate(words.savesNothing, values))}
      </p>
      <div className={styles.ranges}>
        {(["lanes", "runs"] as const).map((name) => (
          <NumberRange
            key={name}
            range={words[name]}
            scale={evenScale(words[name])}
            most={name === "lanes" ? words.lanes.max : LARGEST_NEED}
            wrongNumber={words.wrongNumber}
            value={race[name]}
            choice={units}
            onChange={(value) => onChange({ ...race, [name]: value })}
          />
        ))}
      </div>
      <p className="note">
        <span key={`${runs} ${minutes}`}>{fillTemplate(words.month, values)}</span>
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
        {need.minutes <= LARGEST_NEED && (
          <Button
            to={`/pricing${searchOf({ ...need, billing: "annual" })}#plan-finder`}
            variant="secondary"
          >
            {words.finder}
          </Button>
        )}
        <CopyButton text={hash} isUrl label={words.copy} copied={words.copied} />
      </p>
    </div>
  );
}
