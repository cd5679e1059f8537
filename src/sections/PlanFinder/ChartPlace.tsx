import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Need, Plan } from "../../pricing/costs";
import type { MinutesRange } from "../../pricing/crossovers";
import * as styles from "./ChartPlace.module.css";

/**
 * The module that draws the chart. It is loaded when the visitor scrolls close to the chart, or after a while,
 * because paper shows the chart too and can't wait for it.
 */
type Drawing = typeof import("./CostLines");

/** The chart loads at the latest this many milliseconds after hydration. */
const LOADS_AFTER = 3000;

interface ChartPlaceProps {
  plans: readonly Plan[];
  range: MinutesRange;
  need: Need;
  /** The label for each point where another plan becomes cheaper, with the placeholder `[plan]`. */
  cheaper: string;
  /** The slider that moves the point. Until the chart has loaded, only the slider is shown. */
  children: ReactNode;
}

export function ChartPlace({ plans, range, need, cheaper, children }: ChartPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<Drawing | "missing">();

  useEffect(() => {
    const load = () => {
      stop();
      import("./CostLines").then(setDrawing, () => setDrawing("missing"));
    };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      rootMargin: "50%",
    });
    const timer = setTimeout(load, LOADS_AFTER);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    if (place.current) observer.observe(place.current);
    return stop;
  }, []);

  if (drawing === "missing") return children;
  return (
    <div ref={place} className={drawing ? drawing.frame : styles.place}>
      {drawing && <drawing.CostLines plans={plans} range={range} cheaper={cheaper} need={need} />}
      {children}
    </div>
  );
}
