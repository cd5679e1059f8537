import { graphql } from "gatsby";
import { formatDuration } from "../../numbers/duration";
import { percent } from "../../numbers/percent";
import { secondsIn } from "../../numbers/seconds";
import { fillWords } from "../../words/fill-words";
import * as styles from "./RunBoard.module.css";

export const runBoardFragment = graphql`
  fragment RunBoard on RunBoard {
    description
    suite
    retry
    parallel {
      label
      status
      time
    }
    serial {
      label
      status
      time
    }
    lanes {
      name
      blocks
      retry
    }
  }
`;

/**
 * The picture of a run: lanes of test blocks side by side, and below them the same suite one by
 * one, drawn to the same scale, so that the speed is seen before it is read. It plays once and
 * rests complete; screen readers hear its description instead.
 *
 * The bars are SVG elements for the sake of their `width` attribute: a style attribute for each
 * length would need a hash of its own in the Content-Security-Policy.
 */
export function RunBoard({ board }: { board: Queries.RunBoardFragment }) {
  const { parallel, serial, lanes } = board;
  const longest = Math.max(...lanes.map(({ blocks }) => total(blocks)));
  const seconds = secondsIn(parallel.time);
  const done = seconds / secondsIn(serial.time);
  return (
    <div className={styles.board} role="img" aria-label={board.description}>
      <div aria-hidden="true">
        <p className={styles.head}>
          <span className={styles.suite}>{board.suite}</span>
          <span className={styles.passed}>{parallel.status}</span>
        </p>
        <ul className={styles.lanes}>
          {/* Each lane fills at the same speed, so a shorter one ends earlier. */}
          {lanes.map(({ name, blocks, retry }) => (
            <li key={name} className={styles.lane}>
              <span className={styles.name}>{name}</span>
              <span className={styles.track}>
                {blocks.map((length, index) => (
                  // biome-ignore lint/a11y/noSvgWithoutTitle: the whole picture is hidden
                  <svg
                    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never change places
                    key={index}
                    className={index === retry ? styles.retried : styles.block}
                    width={percent(length / longest)}
                  >
                    {index === retry && (
                      <foreignObject width="100%" height="100%">
                        <span className={styles.retryMark}>{board.retry}</span>
                      </foreignObject>
                    )}
                  </svg>
                ))}
                <svg className={styles.rest} width={percent(1 - total(blocks) / longest)} />
                <span className={styles.cover} />
              </span>
            </li>
          ))}
        </ul>
        <p className={styles.clock}>
          <span>{parallel.label}</span>
          <strong className={styles.time}>
            <span className={styles.reading}>
              {parallel.time}
              <span className={styles.earlier}>
                {earlierReadings(seconds).map((reading, tick) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the readings never change places
                  <span key={tick} data-at={reading} />
                ))}
              </span>
            </span>
          </strong>
        </p>
        <div className={styles.serial}>
          <span className={styles.serialTrack}>
            <svg className={styles.serialDone} width={percent(done)} />
          </span>
          <p className={styles.clock}>
            <span>
              {serial.label},{" "}
              <em className={styles.running}>
                {fillWords(serial.status, { done: `${Math.round(done * 100)}%` })}
              </em>
            </span>
            <strong className={styles.serialTime}>{serial.time}</strong>
          </p>
        </div>
      </div>
    </div>
  );
}

/** How often the clock goes on while the lanes fill: the steps of `tick` in the style sheet. */
const TICKS = 15;

/** What the clock shows before a run of so many seconds ends, from 0 on. */
const earlierReadings = (seconds: number) =>
  Array.from({ length: TICKS }, (_, tick) => formatDuration(Math.round((seconds * tick) / TICKS)));

const total = (blocks: readonly number[]) => blocks.reduce((sum, length) => sum + length, 0);
