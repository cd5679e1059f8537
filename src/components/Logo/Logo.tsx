import * as styles from "./Logo.module.css";

/** The mark alone: three offset lanes that stand as a P. Decorative; one em square. */
export function LogoMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 16 16" aria-hidden="true">
      <rect width="13" height="4" rx="1" />
      <rect className={styles.lane} x="3" y="6" width="13" height="4" rx="1" />
      <rect y="12" width="6" height="4" rx="1" />
    </svg>
  );
}

/**
 * The mark with the brand's name in live text, as large as the font size around it. The name is
 * read out once, so a link around the logo needs no label of its own.
 */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <LogoMark />
      {name}
    </span>
  );
}
