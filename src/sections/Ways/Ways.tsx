import { graphql } from "gatsby";
import { Icon } from "../../components/Icon/Icon";
import * as styles from "./Ways.module.css";

export const waysFragment = graphql`
  fragment Way on Way {
    title
    stops
    ours
    note
  }
`;

export function Ways({ ways }: { ways: readonly Queries.WayFragment[] }) {
  return (
    <div className={styles.ways}>
      {ways.map(({ title, stops, ours, note }) => (
        <figure key={title} className={styles.way} aria-label={title}>
          <figcaption>
            <strong className={styles.title}>{title}</strong> {note}
          </figcaption>
          <ol className={styles.stops}>
            {stops.map((stop, index) => (
              <li key={stop} className={styles.stop}>
                {index > 0 && <Icon name="arrow_right" className={styles.arrow} />}
                <span className={index + 1 === ours ? styles.ours : styles.name}>{stop}</span>
              </li>
            ))}
          </ol>
        </figure>
      ))}
    </div>
  );
}
