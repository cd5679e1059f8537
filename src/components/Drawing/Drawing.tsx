import type { DrawingName } from "./drawings";

interface DrawingProps {
  name: DrawingName;
  /** The drawing's height in pixels when it is 240 pixels wide. */
  height?: number;
  className?: string | undefined;
}

/** A decorative, lazy-loaded drawing. The text beside the drawing must convey the same meaning. */
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
