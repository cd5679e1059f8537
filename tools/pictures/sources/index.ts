import type { Picture } from "../page";
import { banner, bannerPhone } from "./banner";
import { caseFireworks } from "./case-fireworks";
import { caseHealthcare } from "./case-healthcare";
import { casePayments } from "./case-payments";
import { features } from "./features";
import { sliderConnect } from "./slider-connect";
import { sliderReview } from "./slider-review";
import { sliderRun } from "./slider-run";
import { triggers } from "./triggers";

export { shapeBackground } from "./shape-background";

/** Every picture that tools/pictures/render.ts draws with a browser. */
export const PICTURES: readonly Picture[] = [
  banner,
  bannerPhone,
  features,
  sliderConnect,
  sliderRun,
  sliderReview,
  triggers,
  caseFireworks,
  casePayments,
  caseHealthcare,
];
