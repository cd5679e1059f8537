import { ICONS, type IconName } from "../../styles/icons";

/** Decorative, so the text beside it must convey the same meaning. Styled in src/styles/icons.css. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={className === undefined ? "icon" : `icon ${className}`}
      // CSS inserts the glyph from this attribute, which keeps private-use characters out of the page's text.
      data-icon={String.fromCodePoint(ICONS[name])}
    />
  );
}
