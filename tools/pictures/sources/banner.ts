import type { Picture } from "../page";
import { runningBlocks, seeded } from "./lanes";

const LANES = 9;
const PITCH = 56;
const HEIGHT = 40;

/** How far each lane has come, in pixels: the front of the run. */
const FRONT = [610, 790, 730, 870, 930, 800, 880, 740, 690];
/** The lane with the test that is being repeated. */
const RETRIED = 4;

function lane(index: number, random: () => number): string {
  const y = (index + 0.5) * PITCH - HEIGHT / 2 - 2;
  const all = runningBlocks(random, FRONT[index] ?? 0, {
    left: -90 + random() * 80,
    right: 1300,
    shortest: 46,
    longest: 190,
    gap: 8,
  });
  const next = all.find(({ share }) => share === undefined);
  return all
    .map((block) => {
      const { x, width, share } = block;
      const box = `x="${x.toFixed(1)}" y="${y}" width="${width}" height="${HEIGHT}" rx="6"`;
      if (block === next && index === RETRIED) return `<rect ${box} fill="var(--amber-4)"/>`;
      if (share === undefined) return `<rect ${box} fill="var(--ink-8)" stroke="var(--ink-6)"/>`;
      // Older blocks are calmer, so that the eye lands on the front.
      const opacity = 0.16 + 0.84 * Math.max(share, 0) ** 2.2;
      return `<rect ${box} fill="var(--green-4)" opacity="${opacity.toFixed(3)}"/>`;
    })
    .join("");
}

const random = seeded(2841);

/** Decorative: lanes of tests with the front of the run, and nothing to read. */
export const banner: Picture = {
  file: "banner.png",
  width: 1200,
  height: 500,
  scale: 2,
  css: "svg { position: absolute; inset: 0; }",
  body: `<svg width="1200" height="500" viewBox="0 0 1200 500">
    <rect width="1200" height="500" fill="var(--ink-9)"/>
    ${Array.from({ length: LANES }, (_, index) => lane(index, random)).join("")}</svg>`,
};
