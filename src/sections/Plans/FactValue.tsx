import { Icon } from "../../components/Icon/Icon";
import * as styles from "./FactValue.module.css";
import type { PlanFact } from "./plan-facts";

/** Renders the value of a fact: a figure, or an icon for yes or no with text for screen readers. */
export function FactValue({ fact }: { fact: PlanFact }) {
  if (fact.included === undefined) return <span className={styles.text}>{fact.text}</span>;
  return (
    <span className={fact.included ? styles.included : styles.notIncluded}>
      <Icon name={fact.included ? "check" : "cross"} />
      <span className="visually-hidden">{fact.text}</span>
    </span>
  );
}
