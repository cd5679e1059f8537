import type { DrawingName } from "./drawings";

/** A decorative drawing, loaded when the visitor nears it: the words beside it say what it shows. */
export function Drawing({
  name,
  className,
}: {
  name: DrawingName;
  className?: string | undefined;
}) {
  return (
    <img
      className={className}
      src={`/images/drawing-${name}.svg`}
      width={240}
      height={96}
      alt=""
      loading="lazy"
    />
  );
}
