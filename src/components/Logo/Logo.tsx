import * as styles from "./Logo.module.css";
import { MARK } from "./mark";

/** The mark alone: decorative, 1em square. */
export function LogoMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 16 16" aria-hidden="true">
      {MARK.map(({ from, to, passed }, row) => (
        <rect
          key={`${from} ${to}`}
          className={passed ? styles.lane : undefined}
          x={from || undefined}
          y={row * 6 || undefined}
          width={to - from}
          height="4"
          rx="1"
        />
      ))}
    </svg>
  );
}

/**
 * The mark with the brand's name as live text, at the surrounding font size. Screen readers read the name
 * once, so a link around the logo needs no label.
 */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <LogoMark />
      {name}
    </span>
  );
}
