/** The minimum number of rows, which keeps a single lane from becoming too tall. */
const MIN_ROWS = 4;
/** The height of a lane, including the gap to the next. The style sheets of the drawings depend on this value. */
export const LANE = 10;

/** What runs on a lane, as a part of the time that the whole run takes. */
export interface Block {
  lane: number;
  start: number;
  length: number;
}

export const endOf = ({ start, length }: Block) => start + length;

/**
 * Returns how to draw a run: as strokes of a few paths, so that the number of elements stays small, in a box that is as
 * wide as the run is long and is stretched to the room there is.
 *
 * @param blocks in whole numbers, such as seconds
 */
export function drawingOf(blocks: readonly Block[]) {
  const end = Math.max(...blocks.map(endOf));
  const lanes = 1 + Math.max(...blocks.map(({ lane }) => lane));
  const rows = Math.max(lanes, MIN_ROWS);
  const above = (rows - lanes) / 2;
  const gap = Math.ceil(end / 250);
  const middleOf = (lane: number) => (above + lane + 0.5) * LANE;
  return {
    box: { viewBox: `0 0 ${end} ${rows * LANE}`, preserveAspectRatio: "none" },
    end,
    gap,
    middleOf,
    /** The block at a point, both from 0 to 1, or the last one of the lane before it. -1 if there is none. */
    blockAt: (x: number, y: number) =>
      blocks.findLastIndex(
        ({ lane, start }) => lane === Math.floor(y * rows - above) && start <= x * end,
      ),
    /** Of the lanes that end last, the first. */
    last: blocks.find((block) => endOf(block) === end)?.lane ?? 0,
    pathOf: (drawn: readonly Block[]) =>
      drawn
        .map(({ lane, start, length }) => {
          const width = Math.max(length - gap, Math.ceil(end / 2000));
          return `M${start} ${middleOf(lane)}h${width}`;
        })
        .join(""),
  };
}
