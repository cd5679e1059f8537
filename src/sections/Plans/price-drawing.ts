import { PriceDrawing } from "./PriceDrawing";
import * as classes from "./PriceDrawing.module.css";

/** Exports the drawing along with its styles, so that PriceCurve.tsx can load both at once. */
export { classes, PriceDrawing };
