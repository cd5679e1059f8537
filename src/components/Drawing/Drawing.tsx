import * as styles from "./Drawing.module.css";
import { DRAWINGS, type DrawingName } from "./drawings";

interface DrawingProps {
  name: DrawingName;
  className?: string | undefined;
}

/**
 * A small drawing in the colours of a test report, as wide as its place. It is hidden from screen
 * readers, so the words beside it must say what it shows.
 */
export function Drawing({ name, className }: DrawingProps) {
  return (
    <svg
      className={className === undefined ? styles.drawing : `${styles.drawing} ${className}`}
      viewBox="0 0 400 76"
      aria-hidden="true"
    >
      {DRAWINGS[name].map(({ kind, path }) => (
        <path key={path} className={styles[kind]} d={path} />
      ))}
    </svg>
  );
}
