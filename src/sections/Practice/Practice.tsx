import { Paragraphs } from "../../components/Paragraphs/Paragraphs";
import * as styles from "./Practice.module.css";

interface PracticeProps {
  id: string;
  title: string;
  paragraphs: readonly Queries.TextBlockFragment[];
  /** What you get, in a few words each. */
  points: readonly string[];
}

/** One field of consulting: what it is about and what comes out of it. */
export function Practice({ id, title, paragraphs, points }: PracticeProps) {
  return (
    <section className={styles.practice} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Paragraphs paragraphs={paragraphs} />
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point} className={styles.point}>
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
