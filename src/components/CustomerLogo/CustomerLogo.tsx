import * as styles from "./CustomerLogo.module.css";
import { MARKS } from "./marks";

/**
 * The wordmark of a customer in the colour and size of the text around it: the drawn mark of
 * `slug`, if there is one, and `name` in live text, its first word and the others set apart.
 */
export function CustomerLogo({ slug, name }: { slug: string; name: string }) {
  const mark = MARKS[slug];
  const [first, ...others] = name.split(" ");
  return (
    <span className={styles.logo} data-customer={slug}>
      {mark && (
        <svg
          className={mark.drawn === "line" ? styles.line : styles.filled}
          viewBox="0 0 24 24"
          aria-hidden="true"
        >
          <path d={mark.path} />
        </svg>
      )}
      <span className={styles.name}>
        {first}
        {others.length > 0 && <span className={styles.others}> {others.join(" ")}</span>}
      </span>
    </span>
  );
}
