import { formatCents, formatNumber, percent } from "../../numbers";
import { type Billing, centsOn, cheapest, type Need, type Plan } from "../../pricing/costs";
import {
  cheapestStretches,
  crossovers,
  type MinutesRange,
  type Stretch,
} from "../../pricing/crossovers";
import { fillWords } from "../../words";
import { acrossOf } from "./minutes-scale";
import {
  amountTicks,
  lineAt,
  linePoints,
  minuteTicks,
  needPoint,
  pricedStretches,
  upScale,
} from "./price-curve";

interface PriceDrawingProps {
  plans: readonly Plan[];
  range: MinutesRange;
  billing: Billing;
  /** The number of parallel tests. Plans that don't support this number are drawn as dashed lines. */
  parallel: number;
  /** The label for each point where another plan becomes cheaper, with the placeholder `[plan]`. */
  cheaper: string;
  /** The visitor's need, drawn as a point with its cost in large text. */
  need?: Omit<Need, "billing">;
  /** Additional needs, each drawn as a point with its cost next to it. */
  examples?: readonly Omit<Need, "billing">[];
  /** The classes from PriceDrawing.module.css, by name. */
  classes: Readonly<Record<string, string>>;
}

/** The width and height of the coordinate system for the lines, which is stretched to fit the picture. */
const UNITS = 1000;

/**
 * Draws a line chart of the monthly cost of each plan by number of minutes. The line for the lowest cost is
 * bold, and needs are drawn as points. The drawing is hidden from screen readers because the adjacent text
 * contains the same information. Positions are SVG attributes because a style attribute would need a hash in
 * the Content Security Policy. discovery/price-picture.tsx also renders this component to an image file.
 */
export function PriceDrawing({
  plans,
  range,
  billing,
  parallel,
  cheaper,
  need,
  examples = [],
  classes,
}: PriceDrawingProps) {
  const { upOf } = upScale(plans, range);
  const x = (minutes: number) => percent(acrossOf(minutes, range));
  /** Returns a path with relative coordinates, which need fewer digits than absolute ones. */
  const path = (stretch: Stretch<Plan>) => {
    const points = linePoints(stretch, plans, range, billing).map(({ across, up }) => ({
      right: Math.round(across * UNITS),
      down: Math.round((1 - up) * UNITS),
    }));
    const [first] = points;
    const steps = points.slice(1).map(({ right, down }, index) => {
      const before = points[index];
      return `${right - (before?.right ?? 0)} ${down - (before?.down ?? 0)}`;
    });
    return `M${first?.right} ${first?.down}l${steps.join(" ") || "0 0"}`;
  };
  /** Draws a point for a need and labels the point with the cost. */
  const labeledPoint = (size: Omit<Need, "billing">, isLarge: boolean) => {
    const need = { ...size, billing };
    const { across, up } = needPoint(plans, range, need);
    const at = { x: percent(across), y: y(up) };
    const isNearLeft = across < 0.35;
    const large = {
      className: isNearLeft ? classes.reading : `${classes.reading} ${classes.end}`,
      dx: isNearLeft ? 14 : -18,
      dy: up > 0.8 ? "1em" : "-.75em",
    };
    const amount = amountOf(need);
    return (
      <g key={isLarge ? "need" : need.minutes}>
        <circle cx={at.x} cy={at.y} r="10" className={classes.point} />
        <text
          key={amount}
          {...at}
          {...(isLarge ? large : { className: classes.before, dx: -12, dy: "-.8em" })}
        >
          {amount}
        </text>
      </g>
    );
  };
  const amountOf = (wanted: Need) => {
    const best = cheapest(plans, wanted);
    const cents = best && centsOn(best, wanted);
    return cents === undefined ? undefined : formatCents(cents);
  };
  const stretches = pricedStretches(plans, range);
  return (
    <svg className={classes.plot} aria-hidden="true">
      {amountTicks(plans, range).map((cents) => (
        <g key={cents}>
          <line className={classes.grid} x2="100%" y1={y(upOf(cents))} y2={y(upOf(cents))} />
          <text className={classes.end} y={y(upOf(cents))} dx="-8" dy=".35em">
            {formatCents(cents)}
          </text>
        </g>
      ))}
      {minuteTicks(range).map((minutes) => (
        <text key={minutes} className={classes.middle} x={x(minutes)} y="100%" dy="1.6em">
          {formatNumber(minutes)}
        </text>
      ))}
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the whole picture is hidden */}
      <svg viewBox={`0 0 ${UNITS} ${UNITS}`} preserveAspectRatio="none" className={classes.lines}>
        {stretches.map((stretch) => (
          <path
            key={stretch.plan.slug}
            className={parallel > (stretch.plan.parallelTests ?? 0) ? classes.dashed : undefined}
            d={path(stretch)}
          />
        ))}
        <path
          className={classes.cheapest}
          d={cheapestStretches(plans, range, { parallel, billing }).map(path).join("")}
        />
      </svg>
      {stretches.map(({ plan, from }) => (
        <text
          key={plan.slug}
          className={classes.strong}
          y={y(upOf(lineAt(plan, from, billing) ?? 0))}
          dx="2"
          dy="-8"
        >
          {plan.name}
        </text>
      ))}
      {crossovers(plans, range, { parallel, billing }).map(({ minutes, cents, second }) => {
        const at = x(minutes);
        const isFar = acrossOf(minutes, range) > 0.7;
        const side = { x: at, dx: isFar ? -6 : 6 };
        return (
          <g key={minutes}>
            <line className={classes.dashed} x1={at} x2={at} y1={y(upOf(cents))} y2="100%" />
            <text className={isFar ? classes.end : undefined} y="100%" dy="-1.8em">
              <tspan className={classes.strong} {...side}>
                {formatNumber(minutes)}
              </tspan>
              <tspan {...side} dy="1.25em">
                {fillWords(cheaper, { plan: second.name })}
              </tspan>
            </text>
          </g>
        );
      })}
      {examples.map((example) => labeledPoint(example, false))}
      {need && labeledPoint(need, true)}
    </svg>
  );
}

const y = (up: number) => percent(1 - up);
