import { Announced } from "../../components/Announced/Announced";
import { Button } from "../../components/Button/Button";
import { CopyButton } from "../../components/CopyButton/CopyButton";
import { evenScale, NumberRange } from "../../components/NumberRange/NumberRange";
import { formatNumber, formatShortDuration } from "../../numbers";
import { recommend } from "../../plan-words";
import { LARGEST_NEED } from "../../pricing/costs";
import { searchOf } from "../../pricing/need-url";
import { CONTACT_PATH, type ContactState } from "../../routes";
import { fillWords } from "../../words";
import * as styles from "./RaceTrack.module.css";
import { race } from "./race";
import { hashOf, type LinkedRace } from "./race-link";
import { fileName, SuiteDrawing } from "./SuiteDrawing";

/** How long a race must stay unchanged before it is announced and in the URL, in milliseconds. */
export const PAUSE_MS = 500;

export interface RaceResultProps {
  words: Queries.RaceWordsFragment;
  pricing: Queries.PricingFragment;
  run: LinkedRace;
  onChange: (run: LinkedRace) => void;
}

export function RaceResult({ words, pricing, run, onChange }: RaceResultProps) {
  const { suite, lanes, runs } = run;
  const { total, time, speedup, longest, decides, saved, minutes } = race(suite, lanes);
  const month = runs * minutes;
  const need = { minutes: month, parallel: lanes };
  const found = recommend(pricing, { ...need, billing: "annual" });
  const values = {
    tests: formatNumber(suite.tests),
    files: formatNumber(suite.files),
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
      <h3 key={`${suite.tests} ${suite.files}`}>
        {fillWords(suite.tests > 0 ? words.counts : words.filesAlone, values)}
      </h3>
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
          file: fileName(words, suite, 0),
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
            to={`/pricing${searchOf({ ...need, billing: "annual" })}#finder`}
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
