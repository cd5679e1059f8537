import { type ReactNode, useEffect, useRef, useState } from "react";
import { WithoutScript } from "../../components/WithoutScript/WithoutScript";
import { PRICE_PICTURE } from "../../routes";
import * as styles from "./PriceCurve.module.css";
import type { PricedPlan } from "./quotes";
import type { MinutesRange } from "./slider-scale";
import type { PlanChoice } from "./usePlanChoice";

/** What draws the curve; it loads when the curve's place comes near the screen. */
type Drawing = typeof import("./price-drawing");

interface PriceCurveProps {
  plans: readonly (PricedPlan & { readonly name: string })[];
  range: MinutesRange;
  choice: PlanChoice;
  /** Beside the minutes at which two plans cost the same: how they are billed. */
  billed: string;
  /** The slider by which the point is moved: over the curve, or by itself as long as there is none. */
  children: ReactNode;
}

/**
 * What a month of so many minutes costs, as a curve on which the visitor's point can be moved. Where no script
 * runs there is a picture of it, with the worked examples as points.
 */
export function PriceCurve({ plans, range, choice, billed, children }: PriceCurveProps) {
  const place = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<Drawing | "missing">();

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import("./price-drawing").then(setDrawing, () => setDrawing("missing"));
      },
      { rootMargin: "50%" },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  if (drawing === "missing") return children;
  return (
    <div ref={place} className={drawing ? drawing.classes.frame : styles.place}>
      <WithoutScript>
        {/* What it says is in words below. */}
        <img src={PRICE_PICTURE} alt="" loading="lazy" className={styles.picture} />
      </WithoutScript>
      {drawing && (
        <drawing.PriceDrawing
          plans={plans}
          range={range}
          billing={choice.billing}
          parallel={choice.parallel}
          billed={billed}
          need={choice}
          classes={drawing.classes}
        />
      )}
      {children}
    </div>
  );
}
