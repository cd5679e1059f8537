import { formatCents, formatNumber, percent } from "../../numbers";
import { centsOn, cheapest, type Need, type Plan } from "../../pricing/costs";
import {
  cheapestStretches,
  crossovers,
  type MinutesRange,
  type Stretch,
} from "../../pricing/crossovers";
import { fillTemplate } from "../../words";
import * as styles from "./CostLines.module.css";
import {
  amountLabel,
  amountTicks,
  costScale,
  lineAt,
  linePoints,
  minuteTicks,
  needPoint,
  pricedStretches,
} from "./chart-points";
import { xOf } from "./minutes-scale";

interface CostLinesProps {
  plans: readonly Plan[];
  range: MinutesRange;
  /** The label for each point where another plan becomes cheaper, with the placeholder `[plan]`. */
  cheaper: string;
  /** Drawn as a point with its cost. Plans with too few parallel tests for it are drawn as dashed lines. */
  need: Need;
}

/** The width and height of the coordinate system for the lines, which is stretched to fit the picture. */
const UNITS = 1000;

/**
 * The drawing is hidden from screen readers because the adjacent text contains the same information. Positions
 * are SVG attributes because a style attribute would need a hash in the Content Security Policy.
 */
export function CostLines({ plans, range, cheaper, need }: CostLinesProps) {
  const { billing, parallel } = need;
  const { heightOf } = costScale(plans, range);
  const percentAt = (minutes: number) => percent(xOf(minutes, range));
  /** Returns a path with relative coordinates, which need fewer digits than absolute ones. */
  const path = (stretch: Stretch<Plan>) => {
    const points = linePoints(stretch, plans, range, billing).map(({ x, height }) => ({
      right: Math.round(x * UNITS),
      down: Math.round((1 - height) * UNITS),
    }));
    const [first] = points;
    const steps = points.slice(1).map(({ right, down }, index) => {
      const before = points[index];
      return `${right - (before?.right ?? 0)} ${down - (before?.down ?? 0)}`;
    });
    return `M${first?.right} ${first?.down}l${steps.join(" ") || "0 0"}`;
  };
  const stretches = pricedStretches(plans, range);
  return (
    <svg className={styles.plot} aria-hidden="true">
      {amountTicks(plans, range).map((cents) => (
        <g key={cents}>
          <line className={styles.grid} x2="100%" y1={y(heightOf(cents))} y2={y(heightOf(cents))} />
          <text className={styles.end} y={y(heightOf(cents))} dx="-8" dy=".35em">
            {amountLabel(cents)}
          </text>
        </g>
      ))}
      {minuteTicks(range).map((minutes) => (
        <text key={minutes} className={styles.middle} x={percentAt(minutes)} y="100%" dy="1.6em">
          {formatNumber(minutes)}
        </text>
      ))}
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the whole picture is hidden */}
      <svg viewBox={`0 0 ${UNITS} ${UNITS}`} preserveAspectRatio="none" className={styles.lines}>
        {stretches.map((stretch) => (
          <path
            key={stretch.plan.slug}
            className={parallel > (stretch.plan.parallelTests ?? 0) ? styles.dashed : undefined}
            d={path(stretch)}
          />
        ))}
        <path
          className={styles.cheapest}
          d={cheapestStretches(plans, range, { parallel, billing }).map(path).join("")}
        />
      </svg>
      {namedLines().map(({ plan, height }) => (
        <text key={plan.slug} className={styles.strong} y={y(height)} dx="2" dy="-8">
          {plan.name}
        </text>
      ))}
      {crossovers(plans, range, { parallel, billing }).map(({ minutes, cents, second }) => {
        const at = percentAt(minutes);
        const isFar = xOf(minutes, range) > 0.7;
        const side = { x: at, dx: isFar ? -6 : 6 };
        return (
          <g key={minutes}>
            <line className={styles.dashed} x1={at} x2={at} y1={y(heightOf(cents))} y2="100%" />
            <text className={isFar ? styles.end : undefined} y="100%" dy="-1.8em">
              <tspan className={styles.strong} {...side}>
                {formatNumber(minutes)}
              </tspan>
              <tspan {...side} dy="1.25em">
                {fillTemplate(cheaper, { plan: second.name })}
              </tspan>
            </text>
          </g>
        );
      })}
      {point()}
    </svg>
  );

  /** Lines that start at about the same height have only the first plan's name, because names can't overlap. */
  function namedLines() {
    const lines = stretches.map(({ plan, from }) => ({
      plan,
      height: heightOf(lineAt(plan, from, billing) ?? 0),
    }));
    return lines.filter(
      ({ height }, index) =>
        !lines.slice(0, index).some((other) => Math.abs(other.height - height) < 0.07),
    );
  }

  function point() {
    const { x, height } = needPoint(plans, range, need);
    const at = { cx: percent(x), cy: y(height) };
    const best = cheapest(plans, need);
    const cents = best && centsOn(best, need);
    const amount = cents === undefined ? undefined : formatCents(cents);
    return (
      <>
        <circle {...at} r="12.5" className={styles.point} />
        {/* Costs rise to the right, so the corner on the left stays free. */}
        <text key={amount} className={styles.reading} dx="2" dy=".8em">
          {amount}
        </text>
      </>
    );
  }
}

const y = (height: number) => percent(1 - height);

/** The class of the element that contains the chart and the slider. */
export const frame = styles.frame;
