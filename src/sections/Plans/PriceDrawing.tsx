import { formatCents, formatNumber } from "../../numbers/numbers";
import { percent } from "../../numbers/percent";
import { centsOf, cheapestStretches, crossovers, type Stretch } from "./crossovers";
import {
  amountTicks,
  minuteTicks,
  placesOf,
  pointOf,
  pricedStretches,
  upScale,
} from "./price-curve";
import { type Billing, cheapest, type Need, type PricedPlan, quote } from "./quotes";
import { acrossOf, type MinutesRange } from "./slider-scale";

interface PriceDrawingProps {
  plans: readonly (PricedPlan & { readonly name: string })[];
  range: MinutesRange;
  billing: Billing;
  /** How many tests run at once: plans with fewer lanes are dashed. */
  parallel: number;
  /** Beside the minutes at which two plans cost the same: how they are billed. */
  billed: string;
  /** The visitor's need, a point whose amount is large. */
  need?: Need;
  /** Needs that are points with their amounts beside them. */
  examples?: readonly Need[];
  /** The classes of PriceDrawing.module.css, by their names there. */
  classes: Readonly<Record<string, string>>;
}

/** The units across and up in which lines are drawn: the picture is as wide as its place. */
const UNITS = 1000;

/**
 * What a month of so many minutes costs on each plan, the cheapest one bold, and needs as points on it. A picture:
 * what it says is in words beside it. Places are attributes, since a style attribute would need a hash in
 * the policy. It is part of the page, and of a file (discovery/price-picture.tsx).
 */
export function PriceDrawing({
  plans,
  range,
  billing,
  parallel,
  billed,
  need,
  examples = [],
  classes,
}: PriceDrawingProps) {
  const { upOf } = upScale(plans, range);
  const x = (minutes: number) => percent(acrossOf(minutes, range));
  /** Each place as its distance from the one before, which needs fewer digits. */
  const path = (stretch: Stretch<PricedPlan>) => {
    const places = placesOf(stretch, plans, range, billing).map(({ across, up }) => ({
      right: Math.round(across * UNITS),
      down: Math.round((1 - up) * UNITS),
    }));
    const [first] = places;
    const steps = places.slice(1).map(({ right, down }, index) => {
      const before = places[index];
      return `${right - (before?.right ?? 0)} ${down - (before?.down ?? 0)}`;
    });
    return `M${first?.right} ${first?.down}l${steps.join(" ") || "0 0"}`;
  };
  const point = (need: Need) => {
    const { across, up } = pointOf(plans, range, need, billing);
    return { cx: percent(across), cy: y(up), r: 10, className: classes.point };
  };
  const amountOf = (wanted: Need) => {
    const best = cheapest(plans, wanted, billing);
    const cost = best && quote(best, wanted, billing);
    return typeof cost === "object" ? formatCents(cost.cents) : undefined;
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
          d={cheapestStretches(plans, range, parallel, billing).map(path).join("")}
        />
      </svg>
      {stretches.map(({ plan, from }) => (
        <text
          key={plan.slug}
          className={classes.strong}
          y={y(upOf(centsOf(plan, from, billing) ?? 0))}
          dx="2"
          dy="-8"
        >
          {plan.name}
        </text>
      ))}
      {crossovers(plans, range, parallel, billing).map(({ minutes, cents }) => {
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
                {billed}
              </tspan>
            </text>
          </g>
        );
      })}
      {examples.map((example) => {
        const { cx, cy, ...circle } = point(example);
        return (
          <g key={example.minutes}>
            <circle cx={cx} cy={cy} {...circle} />
            <text className={classes.before} x={cx} y={cy} dx="-12" dy="-.8em">
              {amountOf(example)}
            </text>
          </g>
        );
      })}
      {need && (
        <g>
          <circle {...point(need)} />
          <text key={amountOf(need)} className={classes.reading} dy="1em">
            {amountOf(need)}
          </text>
        </g>
      )}
    </svg>
  );
}

const y = (up: number) => percent(1 - up);
