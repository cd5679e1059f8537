export function sizeError(width: number, height: number): string | undefined {
  if (width >= 800 && height <= width * 1.34 && height >= width / 3) return undefined;
  return `this picture is ${width} x ${height} pixels; use one that is at least 800 pixels wide (1600 is best) and whose height is a third to four thirds of its width`;
}

export const ANIMATED =
  "this picture is animated, but pages would show only its first frame; export that frame as a PNG without animation";

export const TRANSPARENT =
  "this picture has transparent areas, which would look dark in dark mode; fill them with a color in an image editor";

export const NO_PICTURE =
  "this picture is damaged, incomplete, or not a PNG, JPG or WebP; export it from an image editor as a PNG or JPG, and add the new file";
