import { classList } from "../../styles/class-list";
import * as styles from "./CustomerLogo.module.css";
import { MARKS } from "./marks";

/** The type style of each customer's name, by slug. */
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
 * A customer's wordmark, in the color and size of the surrounding text. It consists of the mark of `slug`, if
 * there is one, and `name` as live text. The first word of the name can be styled separately.
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
          // Not an Icon: its names are the ones that editors choose from.
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
