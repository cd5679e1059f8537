import { graphql } from "gatsby";
import * as styles from "./Pipeline.module.css";

export const pipelineFragment = graphql`
  fragment Pipeline on Pipeline {
    title
    stops
    ownStop
    note
  }
`;

/** The positions of the lanes across the drawing. The middle one is also the line into and out of the lanes. */
const LANES = [10, 30, 50, 70, 90];
const MIDDLE = 50;

/** A pipeline as one frame. Our own stop is drawn as lanes, which the other stops lead into and out of. */
export function Pipeline({ pipeline }: { pipeline: Queries.PipelineFragment }) {
  const { title, stops, ownStop, note } = pipeline;
  return (
    <figure className={styles.pipeline} aria-label={title}>
      <figcaption>
        <strong className={styles.title}>{title}</strong> {note}
      </figcaption>
      <ol className={styles.stops}>
        {stops.map((stop, index) => (
          <li key={stop} className={index + 1 === ownStop ? styles.ownStop : styles.stop}>
            {index + 1 === ownStop && (
              <>
                <Lanes isFirst={index === 0} isLast={index === stops.length - 1} isDown />
                <Lanes isFirst={index === 0} isLast={index === stops.length - 1} />
              </>
            )}
            <span className={styles.name}>{stop}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

interface LanesProps {
  /** Whether no stop comes before the lanes, or after them. Then no line leads there. */
  isFirst: boolean;
  isLast: boolean;
  /** Whether the lanes run from top to bottom instead of from left to right. */
  isDown?: boolean;
}

/** The drawing is 200 units long and 100 wide. A style sheet shows the direction that fits. */
function Lanes({ isFirst, isLast, isDown = false }: LanesProps) {
  const at = (along: number, across: number) =>
    isDown ? `${across} ${along}` : `${along} ${across}`;
  const forks = LANES.map(
    (lane) =>
      (isFirst ? "" : `M${at(0, MIDDLE)}C${at(25, MIDDLE)} ${at(20, lane)} ${at(45, lane)}`) +
      (isLast ? "" : `M${at(155, lane)}C${at(180, lane)} ${at(175, MIDDLE)} ${at(200, MIDDLE)}`),
  );
  const lanes = LANES.map((lane) => `M${at(45, lane)}L${at(155, lane)}`);
  return (
    <svg
      aria-hidden="true"
      className={isDown ? styles.down : styles.across}
      viewBox={isDown ? "0 0 100 200" : "0 0 200 100"}
      preserveAspectRatio="none"
    >
      <path d={forks.join("")} />
      <path className={styles.lanes} d={lanes.join("")} />
    </svg>
  );
}
