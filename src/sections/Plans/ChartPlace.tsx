import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Need, Plan } from "../../pricing/costs";
import type { MinutesRange } from "../../pricing/crossovers";
import * as styles from "./ChartPlace.module.css";

/** The module that draws the chart, which is loaded when the visitor scrolls close to the chart. */
type Drawing = typeof import("./CostLines");

interface ChartPlaceProps {
  plans: readonly Plan[];
  range: MinutesRange;
  need: Need;
  /** The label for each point where another plan becomes cheaper, with the placeholder `[plan]`. */
  cheaper: string;
  /** The slider that moves the point. Until the chart has loaded, only the slider is shown. */
  children: ReactNode;
}

/** The place of the chart that shows the monthly cost by number of minutes. */
export function ChartPlace({ plans, range, need, cheaper, children }: ChartPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<Drawing | "missing">();

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import("./CostLines").then(setDrawing, () => setDrawing("missing"));
      },
      { rootMargin: "50%" },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  if (drawing === "missing") return children;
  return (
    <div ref={place} className={drawing ? drawing.frame : styles.place}>
      {drawing && <drawing.CostLines plans={plans} range={range} cheaper={cheaper} need={need} />}
      {children}
    </div>
  );
}
