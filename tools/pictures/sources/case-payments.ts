import { LANDSCAPE, type Picture } from "../page";

/** One block of traffic on the left; 30 lanes of 10 blocks, 300 in all, on the right. */
const LANES = 30;
const BLOCKS = 10;
const TOP = 26;
const PITCH = (480 - 2 * TOP) / LANES;
const HEIGHT = 9;
const FIRST = 344;
const BLOCK_PITCH = 27;
const SOURCE = { x: 44, y: 350, width: 62 };

const middle = SOURCE.y + HEIGHT / 2;

function lane(index: number): string {
  const y = TOP + index * PITCH + (PITCH - HEIGHT) / 2;
  const end = y + HEIGHT / 2;
  const from = SOURCE.x + SOURCE.width + 8;
  const to = FIRST - 10;
  const bend = `M${from} ${middle}C${from + 215} ${middle} ${to - 60} ${end} ${to} ${end}`;
  const blocks = Array.from({ length: BLOCKS }, (_, block) => {
    const x = FIRST + block * BLOCK_PITCH;
    return `<rect x="${x}" y="${y}" width="${BLOCK_PITCH - 4}" height="${HEIGHT}" rx="2.5"/>`;
  });
  return `<path d="${bend}" fill="none" stroke="var(--green-5)" stroke-width="1.2" opacity="0.75"/>
    ${blocks.join("")}`;
}

export const casePayments: Picture = {
  ...LANDSCAPE,
  file: "case-payments.png",
  css: `
    svg { position: absolute; inset: 0; }
    h1 { position: absolute; left: 40px; top: 44px; font: 650 112px/1 var(--font-display);
      letter-spacing: -0.035em; }
    h1 small { font-size: 84px; color: var(--green-4); }
    p { position: absolute; left: 44px; font-size: 26px; }
  `,
  body: `
    <svg width="640" height="480" viewBox="0 0 640 480" fill="var(--green-4)">
      ${Array.from({ length: LANES }, (_, index) => lane(index)).join("")}
      <rect x="${SOURCE.x}" y="${SOURCE.y}" width="${SOURCE.width}" height="${HEIGHT}" rx="2.5"
        fill="var(--mist-1)"/>
    </svg>
    <h1>300<small>x</small></h1>
    <p class="muted" style="top:164px">the traffic</p>
    <p class="muted" style="top:${SOURCE.y + 20}px;font-size:24px">1x, before</p>`,
};
