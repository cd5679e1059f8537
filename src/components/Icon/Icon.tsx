import { ICONS, type IconName } from "./icons";

/**
 * Renders a decorative icon, 1em square, in the color of the surrounding text. It is hidden from screen
 * readers, so the text beside it must convey its meaning. The styles are in src/styles/icons.css.
 */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={className === undefined ? "icon" : `icon ${className}`}
      // CSS generates the glyph from this attribute, to keep private-use characters out of the page's text.
      data-icon={String.fromCodePoint(ICONS[name])}
    />
  );
}
