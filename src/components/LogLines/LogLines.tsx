import { graphql } from "gatsby";
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

/** A few lines as the product shows them, each with a dot in the colour of a test report. */
export function LogLines({ lines, className = "" }: LogLinesProps) {
  return (
    <ul className={`${styles.lines} ${className}`}>
      {lines.map(({ tone, text }) => (
        <li key={text} className={styles[tone]}>
          {text}
        </li>
      ))}
    </ul>
  );
}
