import { formatCents, formatDollars } from "../../numbers";
import { inCents } from "../../pricing/costs";
import { fillTemplate } from "../../words";
import * as styles from "./PlanPrice.module.css";

interface PlanPriceProps {
  price: Queries.PlanFactsFragment["price"];
  words: Queries.PlanCardWordsFragment;
}

/** Both prices are in the HTML. PlanPrice.module.css shows the price for the selected type of billing first. */
export function PlanPrice({ price, words }: PlanPriceProps) {
  if (!price || price.annual === price.monthly) {
    return (
      <div className={styles.price}>
        <p className={styles.main}>
          <strong className={styles.amount}>
            {price ? formatDollars(price.annual) : words.custom}
          </strong>{" "}
          {price ? words.perMonth : words.agreed}
        </p>
      </div>
    );
  }
  return (
    <div className={styles.price}>
      <p className={styles.annual}>
        <strong className={styles.amount}>{formatDollars(price.annual)}</strong> {words.perMonth},{" "}
        {words.billedAnnually}
      </p>
      <p className={styles.monthly}>
        <span className={styles.or}>{words.or} </span>
        <strong className={styles.amount}>{formatDollars(price.monthly)}</strong> {words.perMonth},{" "}
        {words.monthToMonth}
      </p>
      <p className={styles.saving}>
        {fillTemplate(words.saving, {
          amount: formatCents((inCents(price.monthly) - inCents(price.annual)) * 12),
        })}
      </p>
    </div>
  );
}
