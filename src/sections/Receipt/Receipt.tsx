import { graphql } from "gatsby";
import { formatCost, formatDollars, formatDuration, formatNumber } from "../../numbers";
import { billed } from "../../plan-words";
import type { Billing, Plan } from "../../pricing/costs";
import { billedMinutes, runCosts } from "../../pricing/run-costs";
import { schedule, timeOn } from "../../pricing/schedule";
import { fillTemplate } from "../../words";
import * as styles from "./Receipt.module.css";

export const receiptFragment = graphql`
  fragment Receipt on Receipt {
    title
    run
    status
    rows {
      label
      value
    }
    total {
      label
      value
    }
    costs
    on
    about
    sum
    terms
  }
`;

interface ReceiptProps {
  receipt: Queries.ReceiptFragment;
  plans: readonly Plan[];
  words: Queries.BilledWordsFragment;
  /** The duration of each of the suite's test files, in seconds. */
  files: readonly number[];
  billing: Billing;
}

/** What one run of a suite costs, as a sheet of paper, which is light in the dark scheme too. */
export function Receipt({ receipt, plans, words, files, billing }: ReceiptProps) {
  const minutes = billedMinutes(timeOn(files, 1));
  return (
    <div className={styles.receipt}>
      <figure className={styles.sheet} aria-labelledby="receipt">
        <figcaption id="receipt" className={styles.title}>
          {receipt.title}
        </figcaption>
        <p className={styles.row}>
          {receipt.run} <span className={styles.status}>{receipt.status}</span>
        </p>
        <dl className={styles.rows}>
          {[...receipt.rows, receipt.total].map((row) => (
            <div key={row.label} className={row === receipt.total ? styles.total : styles.row}>
              <dt>{row.label}</dt>
              <dd>{row.value}</dd>
            </div>
          ))}
        </dl>
        {/* New keys replace text that a translator may have changed. */}
        <p key={billing} className={styles.costs}>
          {fillTemplate(receipt.costs, { billing: billed(billing, words) })}
        </p>
        <dl key={`${billing} costs`}>
          {runCosts(plans, files, billing).map(({ plan, seconds, cents }) => (
            <div key={plan.slug} className={styles.plan}>
              <dt className={styles.name}>{plan.name}</dt>
              <dd>
                {receipt.about} <strong className={styles.cost}>{formatCost(cents)}</strong>
              </dd>
              <dd className={styles.on}>
                {fillTemplate(receipt.on, {
                  lanes: formatNumber(plan.parallelTests ?? 0),
                  time: formatDuration(seconds),
                })}
              </dd>
              <dd className={styles.sum}>
                {fillTemplate(receipt.sum, {
                  price: formatDollars(plan.price?.[billing] ?? 0),
                  minutes: formatNumber(plan.minutes ?? 0),
                  billed: formatNumber(minutes),
                })}
              </dd>
            </div>
          ))}
        </dl>
        <ul className={styles.terms}>
          {receipt.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
        <Barcode files={files} />
      </figure>
    </div>
  );
}

/** The number of lanes whose files make a good barcode, one lane after the other. */
const LANES = 15;

/** The suite itself as a barcode: each bar and each gap is a test file, as wide as the file takes. */
function Barcode({ files }: { files: readonly number[] }) {
  let end = 0;
  const bars = schedule(files, LANES)
    .flatMap((lane) => lane.map((file) => files[file] ?? 0))
    .map((seconds, index) => {
      end += seconds;
      return index % 2 ? "" : `M${end - seconds} 0h${seconds}v1h-${seconds}z`;
    });
  return (
    <svg
      aria-hidden="true"
      className={styles.barcode}
      viewBox={`0 0 ${end} 1`}
      preserveAspectRatio="none"
    >
      <path d={bars.join("")} />
    </svg>
  );
}
