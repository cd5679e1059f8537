import { Icon } from "../../components/Icon/Icon";
import type { PlanFact } from "../../plan-words";
import * as styles from "./FactValue.module.css";

export function FactValue({ fact }: { fact: PlanFact }) {
  if (fact.included === undefined) return <span className={styles.text}>{fact.text}</span>;
  return (
    <span className={fact.included ? styles.included : "muted"}>
      <Icon name={fact.included ? "check" : "cross"} />
      <span className={styles.meaning}>{fact.text}</span>
    </span>
  );
}
