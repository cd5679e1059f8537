import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { Announced } from "../../components/Announced/Announced";
import { Field } from "../../components/Field/Field";
import { useNumberField } from "../../components/NumberField/useNumberField";
import { formatNumber } from "../../numbers";
import { LARGEST_NEED } from "../../pricing/costs";
import { fillWords } from "../../words";
import * as styles from "./SuiteEstimate.module.css";
import { SIZES, type SuiteSize, sizeIn, withSize } from "./suite-size";

export const suiteEstimateFragment = graphql`
  fragment SuiteEstimate on ContactEstimateWords {
    title
    adds
    labels {
      tests
      minutes
      runs
    }
    message {
      sentence
      tests
      minutes
      runs
    }
    wrong
    basis
    note
  }
`;

/** How long visitors must stop typing before screen readers announce the estimate, in milliseconds. */
const PAUSE_MS = 1_000;

interface SuiteEstimateProps {
  words: Queries.SuiteEstimateFragment;
  pricing: Queries.PricingFragment;
  editMessage: (edit: (message: string) => string) => void;
  readOnly: boolean;
}

/**
 * The numbers that visitors enter about their suite become a sentence of the message at once. Only the message
 * is sent and saved. The module that calculates the estimate is loaded when the section opens. If loading fails,
 * the numbers are still added to the message.
 */
export function SuiteEstimate({ words, pricing, editMessage, readOnly }: SuiteEstimateProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [size, setSize] = useState<SuiteSize>({});
  /** The size that the sentence in the message contains. */
  const written = useRef<SuiteSize>(size);
  const [resets, setResets] = useState(0);
  const [estimator, setEstimator] = useState<typeof import("./estimate")>();
  const estimated = estimator?.estimate(size, pricing, words.basis);

  // This is an effect so that it runs after the form's effects, which restore a draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new size changes the message.
  useEffect(() => {
    const before = written.current;
    written.current = size;
    if (before !== size) editMessage((message) => withSize(message, before, size, words.message));
  }, [size]);

  useEffect(() => {
    const form = details.current?.closest("form");
    const clear = () => {
      setSize({});
      setResets((before) => before + 1);
    };
    form?.addEventListener("reset", clear);
    return () => form?.removeEventListener("reset", clear);
  }, []);

  function open() {
    // If loading fails, opening the section again retries the import.
    import("./estimate").then(setEstimator, () => {});
    // After a reload, for example, the numbers are only in the message.
    editMessage((message) => {
      const kept = sizeIn(message, words.message);
      if (Object.keys(kept).length > 0) {
        written.current = kept;
        setSize((before) => ({ ...before, ...kept }));
      }
      return message;
    });
  }

  return (
    <details
      ref={details}
      className={styles.estimate}
      onToggle={(event) => event.currentTarget.open && open()}
    >
      <summary className={styles.summary}>
        <span>
          <span className={styles.title}>{words.title}</span>{" "}
          <span className={styles.adds}>{words.adds}</span>
        </span>
        <Lanes lanes={estimated?.lanes ?? EXAMPLE_LANES} />
      </summary>
      <div className={styles.body}>
        <div className={styles.fields}>
          {SIZES.map((name) => (
            <SizeField
              key={`${name} ${resets}`}
              name={name}
              label={words.labels[name]}
              wrong={words.wrong}
              value={size[name]}
              onChange={(number) => setSize((before) => ({ ...before, [name]: number }))}
              readOnly={readOnly}
            />
          ))}
        </div>
        <p className={styles.recommendation}>
          {estimated && (
            <strong key={estimated.text} className={styles.result}>
              {estimated.text}
            </strong>
          )}
          <span key={estimated?.basis}>{estimated ? estimated.basis : words.note}</span>
        </p>
        <Announced
          text={estimated ? `${estimated.text}. ${estimated.basis ?? ""}` : ""}
          pause={PAUSE_MS}
        />
      </div>
    </details>
  );
}

/** The lanes of the picture until there is an estimate, and the most lanes that are told apart in it. */
const EXAMPLE_LANES = 15;
const MOST_LANES = 60;

/** The lanes of the estimated run, with a few test files each. The lengths of the files are made up. */
function Lanes({ lanes }: { lanes: number }) {
  const rows = Math.min(lanes, MOST_LANES);
  const path = Array.from({ length: rows }, (_, row) => {
    const first = 24 + ((row * row * 5 + row * 3) % 17);
    const second = 52 + ((row * row * 7 + row) % 19);
    const end = 100 - ((row * row * 3) % 5);
    return `M0 ${row + 0.5}H${first}m1 0H${second}m1 0H${end}`;
  });
  return (
    <svg
      key={rows}
      aria-hidden="true"
      className={styles.lanes}
      viewBox={`0 0 100 ${rows}`}
      preserveAspectRatio="none"
    >
      <path d={path.join("")} />
    </svg>
  );
}

interface SizeFieldProps {
  name: string;
  label: string;
  wrong: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  readOnly: boolean;
}

function SizeField({ name, label, wrong, value, onChange, readOnly }: SizeFieldProps) {
  const { input, isWrong } = useNumberField({ value, least: 1, most: LARGEST_NEED, onChange });
  const error = isWrong
    ? fillWords(wrong, { min: formatNumber(1), max: formatNumber(LARGEST_NEED) })
    : undefined;
  return (
    <>
      <Field
        name={name}
        isSent={false}
        label={label}
        optional=""
        error={error}
        readOnly={readOnly}
        input={input}
      />
      {/* The error beside the field is only read when the field has focus. */}
      <span role="alert" className="visually-hidden">
        {error}
      </span>
    </>
  );
}
