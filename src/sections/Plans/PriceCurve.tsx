import { type ReactNode, useEffect, useRef, useState } from "react";
import { WithoutScript } from "../../components/WithoutScript/WithoutScript";
import { PRICE_PICTURE } from "../../routes";
import * as styles from "./PriceCurve.module.css";
import type { PricedPlan } from "./quotes";
import type { MinutesRange } from "./slider-scale";
import type { PlanChoice } from "./usePlanChoice";

/** The module that draws the curve. It loads when the curve comes near the viewport. */
type Drawing = typeof import("./price-drawing");

interface PriceCurveProps {
  plans: readonly (PricedPlan & { readonly name: string })[];
  range: MinutesRange;
  choice: PlanChoice;
  /** How the plans are billed: the label below the minutes at which two plans cost the same. */
  billed: string;
  /** The slider that moves the point: on top of the curve, or alone until it loads. */
  children: ReactNode;
}

/**
 * The monthly cost by minutes, as a curve with a point that the visitor can move. Without script, a picture
 * shows the curve with the worked examples as points.
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
        {/* Decorative: the text below says the same. */}
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
