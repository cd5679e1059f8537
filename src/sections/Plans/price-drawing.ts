import { PriceDrawing } from "./PriceDrawing";
import * as classes from "./PriceDrawing.module.css";

/** The drawing and its styles, which load together (see PriceCurve.tsx). */
export { classes, PriceDrawing };
