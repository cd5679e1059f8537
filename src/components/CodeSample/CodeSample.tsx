import { graphql } from "gatsby";
import * as styles from "./CodeSample.module.css";

export const codeSampleFragment = graphql`
  fragment CodeSample on CodeSample {
    caption
    code
  }
`;

export function CodeSample({ sample }: { sample: Queries.CodeSampleFragment }) {
  const lines = sample.code.trimEnd().split("\n");
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.caption}>{sample.caption}</figcaption>
      <pre className={styles.code}>
        <code>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never reorder
            <span key={index} className={stateOf(line)}>
              {`${line}\n`}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  );
}

function stateOf(line: string): string | undefined {
  if (/\b(?:failed|blocked)\b(?!")/.test(line)) return styles.failed;
  if (/\bpassed\b(?!")/.test(line)) return styles.passed;
  return undefined;
}
