import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { Field } from "../../components/Field/Field";
import { readNumber } from "../../components/NumberField/read-number";
import type { RecommendationWords } from "../../plan-words";
import type { Plan } from "../../pricing/costs";
import * as styles from "./SuiteEstimate.module.css";
import { SIZES, type SuiteSize, sizeIn, withSize } from "./suite-size";

export const suiteEstimateFragment = graphql`
  fragment SuiteEstimate on ContactEstimateWords {
    title
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
  plans: readonly Plan[];
  planWords: RecommendationWords;
  /** Replaces the form's message with the return value of `edit`. */
  editMessage: (edit: (message: string) => string) => void;
  /** Whether the form is being sent. */
  readOnly: boolean;
}

/**
 * The numbers that visitors enter about their suite become a sentence of the message at once. Only the message
 * is sent and saved. The module that calculates the estimate is loaded when the section opens. If loading fails,
 * the numbers are still added to the message.
 */
export function SuiteEstimate({
  words,
  plans,
  planWords,
  editMessage,
  readOnly,
}: SuiteEstimateProps) {
  const fields = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<SuiteSize>({});
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const [estimator, setEstimator] = useState<typeof import("./estimate")>();
  const estimated = estimator?.estimate(size, plans, { ...planWords, basis: words.basis });

  const announcement = estimated ? `${estimated.text}. ${estimated.basis ?? ""}` : "";
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(announcement), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [announcement]);

  const inputs = () => [...(fields.current?.querySelectorAll("input") ?? [])];

  function load() {
    // If loading fails, opening the section again retries the import.
    import("./estimate").then(setEstimator, () => {});
  }

  /** Copies the numbers from the fields into the message. */
  function update() {
    const typed = inputs().map(({ value }) => readNumber(value));
    const found: SuiteSize = {};
    for (const [index, name] of SIZES.entries()) {
      if (typed[index]) found[name] = typed[index];
    }
    setSize(found);
    editMessage((message) => withSize(message, found, words.message));
  }

  /** Fills in empty fields with the numbers that are already in the message, for example after a reload. */
  function open() {
    load();
    editMessage((message) => {
      const kept = sizeIn(message, words.message);
      for (const [index, input] of inputs().entries()) {
        const number = SIZES[index] && kept[SIZES[index]];
        if (input.value === "" && number) input.value = String(number);
      }
      return message;
    });
    update();
  }

  function leave() {
    const others = inputs().flatMap(({ value }, index) =>
      value.trim() !== "" && !readNumber(value) ? [SIZES[index] ?? ""] : [],
    );
    setWrong(new Set(others));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, to handle input from before hydration.
  useEffect(() => {
    const form = fields.current?.closest("form");
    const clear = () => {
      setSize({});
      setWrong(new Set());
    };
    form?.addEventListener("reset", clear);
    // The timeout makes this code run after the form's effects, which restore a draft only if the message is
    // empty.
    const timer = setTimeout(() => {
      if (inputs().some(({ value }) => value !== "")) update();
    });
    return () => {
      clearTimeout(timer);
      form?.removeEventListener("reset", clear);
    };
  }, []);

  return (
    <details
      className={styles.estimate}
      onToggle={(event) => event.currentTarget.open && open()}
      onInput={update}
      onBlur={leave}
    >
      <summary className={styles.title}>{words.title}</summary>
      <div ref={fields} className={styles.fields}>
        {SIZES.map((name) => (
          <Field
            key={name}
            name={name}
            isSent={false}
            label={words.labels[name]}
            optional=""
            inputMode="numeric"
            autoComplete="off"
            error={wrong.has(name) ? words.wrong : undefined}
            readOnly={readOnly}
          />
        ))}
      </div>
      <p className={styles.answer}>
        {estimated && (
          <strong key={estimated.text} className={styles.result}>
            {estimated.text}
          </strong>
        )}
        <span key={estimated?.basis}>{estimated ? estimated.basis : words.note}</span>
      </p>
      <span aria-live="polite" className="visually-hidden">
        {announced}
      </span>
    </details>
  );
}
