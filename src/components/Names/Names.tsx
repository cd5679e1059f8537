import * as styles from "./Names.module.css";

/** A few short names side by side, with a dot between them. */
export function Names({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.names}>
      {names.map((name) => (
        <li key={name} className={styles.name}>
          {name}
        </li>
      ))}
    </ul>
  );
}
