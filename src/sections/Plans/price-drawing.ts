import { PriceDrawing } from "./PriceDrawing";
import * as classes from "./PriceDrawing.module.css";

/** The curve with its styles, which load together (./PriceCurve.tsx). */
export { classes, PriceDrawing };
