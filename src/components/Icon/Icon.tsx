import { ICONS, type IconName } from "./icons";

/**
 * A decorative icon, one em square, in the colour and size of the text around it. It is hidden from
 * screen readers, so the words beside it must say what it shows. Its look is in
 * src/styles/icons.css.
 */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={className === undefined ? "icon" : `icon ${className}`}
      // CSS draws the glyph from here, which keeps a private-use character out of the page's text.
      data-icon={String.fromCodePoint(ICONS[name])}
    />
  );
}
