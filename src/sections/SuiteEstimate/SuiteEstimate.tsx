import { graphql } from "gatsby";
import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Announced } from "../../components/Announced/Announced";
import { CopyButton } from "../../components/CopyButton/CopyButton";
import { useNumberField } from "../../components/NumberField/useNumberField";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import { WithoutScript } from "../../components/WithoutScript/WithoutScript";
import { formatDollars, formatDuration, formatNumber } from "../../numbers";
import { searchOf } from "../../pricing/need-url";
import {
  MOST_MACHINES,
  MOST_MINUTES,
  readSuiteHash,
  type Suite,
  suiteHash,
  suiteOnPlans,
  testMinutes,
} from "../../pricing/suite";
import { hashInUrl } from "../../runtime/hash-in-url";
import { fillWords } from "../../words";
import { enteredSuite, rememberSuite } from "./entered-suite";
import * as styles from "./SuiteEstimate.module.css";

/** The blanks of the sentence, and the greatest number for each. */
const FIELDS = [
  { key: "minutes", most: MOST_MINUTES },
  { key: "machines", most: MOST_MACHINES },
] as const;

/** How long visitors must stop typing before screen readers announce the estimate, in milliseconds. */
const PAUSE_MS = 1_000;

export const suiteEstimateFragment = graphql`
  fragment SuiteEstimate on SuiteEstimate {
    title
    sentence
    minutes
    machines
    total
    columns {
      plan
      time
      runs
      price
    }
    lanes
    underOne
    assumes
    damaged
    wrong
    copy
    copied
    race {
      label
      href
    }
    example
    examples {
      minutes
      machines
    }
  }
`;

/** The numbers in the sentence. A number is undefined while its field is empty. */
export type SuiteNumbers = { [Key in keyof Suite]?: number | undefined };

interface SuiteEstimateProps {
  words: Queries.SuiteEstimateFragment;
  plans: readonly Queries.NamedPlanFragment[];
  suite: SuiteNumbers;
  onChange: (part: SuiteNumbers) => void;
  /** Whether the visitor arrived by a link to an estimate that isn't whole. */
  isDamaged?: boolean;
  readOnly?: boolean;
  /** What stands in place of the assumptions until both numbers are there. */
  hint?: string;
  /** More links below the answer. */
  children?: ReactNode;
}

/**
 * "My suite takes [50] minutes on [4] machines", and what that would be on each plan. All results are bounds,
 * because nobody but the visitor knows how long the longest test file takes.
 */
export function SuiteEstimate(props: SuiteEstimateProps) {
  const id = useId();
  // The numbers that the page starts with aren't announced, because nobody asked for them.
  const [first] = useState(props.suite);
  const {
    words,
    plans,
    suite,
    onChange,
    isDamaged = false,
    readOnly = false,
    hint,
    children,
  } = props;
  const { minutes, machines } = suite;
  const whole = minutes && machines ? { minutes, machines } : undefined;
  const isStart = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: both numbers stand for the suite.
  useEffect(() => {
    // Nobody entered the numbers that the page starts with.
    if (isStart.current) isStart.current = false;
    else rememberSuite(whole);
  }, [minutes, machines]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset would stand on its border
    <div role="group" className={styles.estimate} aria-labelledby={id} data-suite-estimate="">
      <p id={id} className={styles.title}>
        {words.title}
      </p>
      <WithoutScript>
        <ul className={styles.examples}>
          {words.examples.map((example) => (
            <li key={suiteHash(example)}>{exampleText(words, plans, example)}</li>
          ))}
        </ul>
      </WithoutScript>
      <div className={styles.answer}>
        <div className={styles.sentence}>
          {/* The blanks of the sentence become fields, in the order that its language needs. */}
          {words.sentence.split(/(\[\w+\])/).map((part) => {
            const field = FIELDS.find(({ key }) => part === `[${key}]`);
            if (field)
              return (
                <SuiteField
                  key={part}
                  label={words[field.key]}
                  most={field.most}
                  value={suite[field.key]}
                  wrong={words.wrong}
                  onChange={(number) => onChange({ [field.key]: number })}
                  readOnly={readOnly}
                />
              );
            return <Fragment key={part}>{part}</Fragment>;
          })}
        </div>
        {isDamaged && (
          <p role="alert" className="mistake">
            {words.damaged}
          </p>
        )}
        {whole && (
          <>
            <p className={styles.total} key={suiteHash(whole)}>
              {totalText(words, whole)}
            </p>
            <PlanTimes words={words} plans={plans} suite={whole} />
          </>
        )}
        <Announced
          text={whole && suite !== first ? announcement(words, plans, whole) : ""}
          pause={PAUSE_MS}
        />
        <p className="note">
          {whole ? words.assumes : hint}{" "}
          {whole && words.race && <SiteLink href={words.race.href}>{words.race.label}</SiteLink>}
        </p>
        {whole && (
          <div className={styles.actions}>
            {children}
            <CopyButton text={suiteHash(whole)} isUrl label={words.copy} copied={words.copied} />
          </div>
        )}
      </div>
    </div>
  );
}

/** Calls `onSuite` once with the suite that the visitor arrived with: the one in a link, or else entered before. */
export function useArrivedSuite(onSuite: (suite: Suite) => void) {
  const [isDamaged, setIsDamaged] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the visitor arrives once
  useEffect(() => {
    const linked = readSuiteHash(hashInUrl());
    if (linked) document.querySelector("[data-suite-estimate]")?.scrollIntoView();
    if (linked === "damaged") return setIsDamaged(true);
    if (linked) rememberSuite(linked);
    const suite = enteredSuite();
    if (suite) onSuite(suite);
  }, []);

  return { isDamaged };
}

type EstimateWords = Queries.SuiteEstimateFragment;
type Plans = readonly Queries.NamedPlanFragment[];

const totalText = (words: EstimateWords, suite: Suite) =>
  fillWords(words.total, {
    minutes: formatNumber(suite.minutes),
    machines: formatNumber(suite.machines),
    total: formatNumber(testMinutes(suite)),
  });

/** What each plan's row says. */
const rowsOf = (words: EstimateWords, plans: Plans, suite: Suite) =>
  suiteOnPlans(plans, suite).map(({ plan, lanes, seconds, runs, need }) => ({
    name: plan.name,
    lanes: fillWords(words.lanes, { lanes: formatNumber(lanes) }),
    time: formatDuration(seconds),
    runs: runs === 0 ? words.underOne : formatNumber(runs),
    price: formatDollars(plan.price?.annual ?? 0),
    href: `/pricing${searchOf(need)}#plan-finder`,
  }));

function PlanTimes({ words, plans, suite }: { words: EstimateWords; plans: Plans; suite: Suite }) {
  const { columns } = words;
  return (
    <table className={styles.table} key={suiteHash(suite)}>
      <thead>
        <tr>
          <th scope="col">{columns.plan}</th>
          <th scope="col">{columns.time}</th>
          <th scope="col">{columns.runs}</th>
          <th scope="col">{columns.price}</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(words, plans, suite).map(({ name, lanes, time, runs, price, href }) => (
          <tr key={name}>
            <th scope="row">
              <SiteLink href={href} onClick={() => rememberSuite(suite)}>
                {name}
              </SiteLink>{" "}
              <span className={styles.lanes}>{lanes}</span>
            </th>
            <td className={styles.time}>{time}</td>
            <td>{runs}</td>
            <td>{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The answer as text, for screen readers. */
function announcement(words: EstimateWords, plans: Plans, suite: Suite): string {
  const { columns } = words;
  const rows = rowsOf(words, plans, suite).map(
    ({ name, time, runs, price }) =>
      `${name}, ${time}, ${columns.runs} ${runs}, ${columns.price} ${price}`,
  );
  return `${totalText(words, suite)} ${rows.join(". ")}`;
}

/** An estimate as a sentence, on the cheapest plan that costs something. */
function exampleText(words: EstimateWords, plans: Plans, suite: Suite): string {
  const paid = plans.filter(({ price }) => price && price.annual > 0);
  const [best] = suiteOnPlans(paid, suite);
  if (!best) return totalText(words, suite);
  return fillWords(words.example, {
    minutes: formatNumber(suite.minutes),
    machines: formatNumber(suite.machines),
    time: formatDuration(best.seconds),
    lanes: formatNumber(best.lanes),
    plan: best.plan.name,
  });
}

interface SuiteFieldProps {
  label: string;
  most: number;
  value: number | undefined;
  wrong: string;
  onChange: (value: number | undefined) => void;
  readOnly: boolean;
}

function SuiteField({ label, most, value, wrong, onChange, readOnly }: SuiteFieldProps) {
  const id = useId();
  const { input, isWrong } = useNumberField({ value, least: 1, most, onChange });
  const hadFocus = useRef(false);
  return (
    <>
      <input
        {...input}
        type="text"
        // A tap selects the number, as the Tab key does, because typing would otherwise add digits to it.
        onPointerDown={({ currentTarget }) => {
          hadFocus.current = currentTarget === document.activeElement;
        }}
        onClick={({ currentTarget }) => hadFocus.current || currentTarget.select()}
        className={styles.field}
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? id : undefined}
        readOnly={readOnly}
      />
      {isWrong && (
        <span id={id} role="alert" className={styles.wrong}>
          {fillWords(wrong, { min: formatNumber(1), max: formatNumber(most) })}
        </span>
      )}
    </>
  );
}
