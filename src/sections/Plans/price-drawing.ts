import { PriceDrawing } from "./PriceDrawing";
import * as classes from "./PriceDrawing.module.css";

/** Exports the drawing and its styles together so that PriceCurve.tsx can load them with a single import. */
export { classes, PriceDrawing };
