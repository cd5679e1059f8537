import { graphql } from "gatsby";
import * as styles from "./CodeSample.module.css";

export const codeSampleFragment = graphql`
  fragment CodeSample on CodeSample {
    caption
    code
  }
`;

interface CodeSampleProps {
  /** A sample without a caption needs a title nearby. */
  sample: Pick<Queries.CodeSampleFragment, "code"> & { caption?: string };
}

export function CodeSample({ sample: { caption, code } }: CodeSampleProps) {
  const lines = code.trimEnd().split("\n");
  const Sample = caption ? "figure" : "div";
  return (
    <Sample className={styles.sample}>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
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
    </Sample>
  );
}

function stateOf(line: string): string | undefined {
  if (/\b(?:failed|blocked)\b(?!")/.test(line)) return styles.failed;
  if (/\bpassed\b(?!")/.test(line)) return styles.passed;
  return undefined;
}
