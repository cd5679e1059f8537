import type { DrawingName } from "./drawings";

interface DrawingProps {
  name: DrawingName;
  /** The height in pixels at a width of 240. */
  height?: number;
  className?: string | undefined;
}

/** A decorative drawing that loads lazily. The text beside it must convey its meaning. */
export function Drawing({ name, height = 96, className }: DrawingProps) {
  return (
    <img
      className={className}
      src={`/images/drawing-${name}.svg`}
      width={240}
      height={height}
      alt=""
      loading="lazy"
    />
  );
}
