import { type ReactNode, useEffect, useRef, useState } from "react";
import { WithoutScript } from "../../components/WithoutScript/WithoutScript";
import type { Need, Plan } from "../../pricing/costs";
import type { MinutesRange } from "../../pricing/crossovers";
import { PRICE_PICTURE } from "../../routes";
import * as styles from "./PriceCurve.module.css";

/** The drawing module, which is loaded when the visitor scrolls close to the curve. */
type Drawing = typeof import("./price-drawing");

interface PriceCurveProps {
  plans: readonly Plan[];
  range: MinutesRange;
  need: Need;
  /** The label for each point where another plan becomes cheaper, with the placeholder `[plan]`. */
  cheaper: string;
  /** The slider that moves the point. Until the curve has loaded, only the slider is shown. */
  children: ReactNode;
}

/**
 * Plots the monthly cost against the number of minutes, with a point that the visitor can move. If
 * scripts don't run, an image file shows the curve, with the worked examples as points.
 */
export function PriceCurve({ plans, range, need, cheaper, children }: PriceCurveProps) {
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
        {/* The alt text is empty because the text below the picture contains the same information. */}
        <img src={PRICE_PICTURE} alt="" loading="lazy" className={styles.picture} />
      </WithoutScript>
      {drawing && (
        <drawing.PriceDrawing
          plans={plans}
          range={range}
          cheaper={cheaper}
          billing={need.billing}
          parallel={need.parallel}
          need={need}
          classes={drawing.classes}
        />
      )}
      {children}
    </div>
  );
}
