import * as styles from "./Logo.module.css";
import { MARK } from "./mark";

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

/** Screen readers read the name, so a link around the logo doesn't need a label. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <LogoMark />
      {name}
    </span>
  );
}
