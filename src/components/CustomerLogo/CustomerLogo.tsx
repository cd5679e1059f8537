import { classList } from "../../styles/class-list";
import * as styles from "./CustomerLogo.module.css";
import { MARKS } from "./marks";

/** How a customer's name is set, by its slug. */
const LOOKS: Readonly<Record<string, string | undefined>> = {
  emberline: styles.emberline,
  "cardinal-pay": styles.cardinalPay,
  "elmwell-clinic": styles.elmwellClinic,
  "fathom-freight": styles.fathomFreight,
  otterbank: styles.otterbank,
  halyard: styles.halyard,
  quillmark: styles.quillmark,
  "tessera-labs": styles.tesseraLabs,
};

/**
 * The wordmark of a customer in the colour and size of the text around it: the drawn mark of
 * `slug`, if there is one, and `name` in live text, its first word and the others set apart.
 */
export function CustomerLogo({ slug, name }: { slug: string; name: string }) {
  const mark = MARKS[slug];
  const [first, ...others] = name.split(" ");
  return (
    <span className={classList(styles.logo, LOOKS[slug])}>
      {mark !== undefined && (
        <span
          aria-hidden="true"
          className={`icon ${styles.mark}`}
          // Drawn by the icon font, as in Icon.tsx; its names are those that editors choose from.
          data-icon={String.fromCodePoint(mark)}
        />
      )}
      <span className={styles.name}>
        {first}
        {others.length > 0 && <span className={styles.others}>{` ${others.join(" ")}`}</span>}
      </span>
    </span>
  );
}
