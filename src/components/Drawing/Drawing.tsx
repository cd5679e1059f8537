import type { DrawingName } from "./drawings";

interface DrawingProps {
  name: DrawingName;
  /** In pixels, for a width of 240. */
  height?: number;
  className?: string | undefined;
}

/** A decorative drawing, loaded when the visitor nears it: the words beside it say what it shows. */
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
