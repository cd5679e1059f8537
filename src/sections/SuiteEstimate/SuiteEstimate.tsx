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
import { fillTemplate } from "../../words";
import { enteredSuite, rememberSuite } from "./entered-suite";
import * as styles from "./SuiteEstimate.module.css";

/** The blanks of the sentence, in the order of their messages. */
const BLANKS = ["minutes", "machines"] as const;

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
  // The numbers that the page starts with are neither announced nor remembered, because nobody entered them.
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
  /** The suite that was whole last, whose answer keeps its place while a field is empty. */
  const [answered, setAnswered] = useState(whole);
  if (whole && (minutes !== answered?.minutes || machines !== answered?.machines))
    setAnswered(whole);

  // biome-ignore lint/correctness/useExhaustiveDependencies: both numbers stand for the suite.
  useEffect(() => {
    if (suite !== first) rememberSuite(whole);
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
        <Sentence words={words} suite={suite} onChange={onChange} readOnly={readOnly} />
        {isDamaged && (
          <p role="alert" className="mistake">
            {words.damaged}
          </p>
        )}
        <Announced
          text={whole && suite !== first ? announcement(words, plans, whole) : ""}
          pause={PAUSE_MS}
        />
        {answered && (
          <div className={whole ? styles.answer : styles.waiting}>
            <p className={styles.total} key={suiteHash(answered)}>
              {totalText(words, answered)}
            </p>
            <PlanTimes words={words} plans={plans} suite={answered} />
            <p className="note">
              {words.assumes}{" "}
              {words.race && <SiteLink href={words.race.href}>{words.race.label}</SiteLink>}
            </p>
            <div className={styles.actions}>
              {children}
              <CopyButton
                text={suiteHash(answered)}
                isUrl
                label={words.copy}
                copied={words.copied}
              />
            </div>
          </div>
        )}
        {!whole && hint && <p className="note">{hint}</p>}
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
  fillTemplate(words.total, {
    minutes: formatNumber(suite.minutes),
    machines: formatNumber(suite.machines),
    total: formatNumber(testMinutes(suite)),
  });

/** What each plan's row says. */
const rowsOf = (words: EstimateWords, plans: Plans, suite: Suite) =>
  suiteOnPlans(plans, suite).map(({ plan, lanes, seconds, runs, need }) => ({
    name: plan.name,
    lanes: fillTemplate(words.lanes, { lanes: formatNumber(lanes) }),
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
  return fillTemplate(words.example, {
    minutes: formatNumber(suite.minutes),
    machines: formatNumber(suite.machines),
    time: formatDuration(best.seconds),
    lanes: formatNumber(best.lanes),
    plan: best.plan.name,
  });
}

type SentenceProps = Pick<SuiteEstimateProps, "words" | "suite" | "onChange" | "readOnly">;

/** The sentence, whose blanks become fields in the order that its language needs, and what is wrong with them. */
function Sentence({ words, suite, onChange, readOnly }: SentenceProps) {
  const fields = {
    minutes: useNumberField({
      value: suite.minutes,
      least: 1,
      most: MOST_MINUTES,
      onChange: (minutes) => onChange({ minutes }),
    }),
    machines: useNumberField({
      value: suite.machines,
      least: 1,
      most: MOST_MACHINES,
      onChange: (machines) => onChange({ machines }),
    }),
  };
  const most = { minutes: MOST_MINUTES, machines: MOST_MACHINES };
  const hadFocus = useRef(false);
  return (
    <>
      <div className={styles.sentence}>
        {words.sentence.split(/(\[[^\]]+\])/).map((part) => {
          const name = BLANKS.find((one) => part.startsWith(`[${one}`));
          if (!name) return <Fragment key={part}>{part}</Fragment>;
          const { input, isWrong } = fields[name];
          // What follows the number in the blank, such as " machines".
          const noun = fillTemplate(part, { [name]: `${suite[name] ?? ""}` }).replace(/^\d*/, "");
          return (
            <Fragment key={part}>
              <input
                {...input}
                type="text"
                // A tap selects the number, as the Tab key does, because typing would otherwise add digits to it.
                onPointerDown={({ currentTarget }) => {
                  hadFocus.current = currentTarget === document.activeElement;
                }}
                onClick={({ currentTarget }) => hadFocus.current || currentTarget.select()}
                className={styles.field}
                aria-label={words[name]}
                aria-invalid={isWrong}
                aria-describedby={isWrong ? `wrong-${name}` : undefined}
                readOnly={readOnly}
              />
              <span key={noun}>{noun}</span>
            </Fragment>
          );
        })}
      </div>
      {BLANKS.map(
        (name) =>
          fields[name].isWrong && (
            <p key={name} id={`wrong-${name}`} role="alert" className="mistake">
              {fillTemplate(words.wrong, { min: formatNumber(1), max: formatNumber(most[name]) })}
            </p>
          ),
      )}
    </>
  );
}
