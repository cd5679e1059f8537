import { graphql } from "gatsby";
import { classList } from "../../styles/class-list";
import * as styles from "./LogLines.module.css";

export const logLineFragment = graphql`
  fragment LogLine on LogLine {
    tone
    text
  }
`;

interface LogLinesProps {
  lines: readonly Queries.LogLineFragment[];
  className?: string | undefined;
}

/**
 * Renders a few log lines as the product displays them. The color of the dot on each line shows the outcome.
 */
export function LogLines({ lines, className }: LogLinesProps) {
  return (
    <ul className={classList(styles.lines, className)}>
      {lines.map(({ tone, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never reorder
        <li key={index} className={styles[tone]}>
          {text}
        </li>
      ))}
    </ul>
  );
}
