import { classList } from "../../styles/class-list";
import * as styles from "./CustomerLogo.module.css";
import { MARKS } from "./marks";

/** The class that styles each customer's name, by slug. */
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
 * Renders a customer's logo in the color and size of the surrounding text. The logo consists of the
 * customer's mark, if the customer has one, and the name as text. The name's first word can be styled
 * separately.
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
          // This isn't an <Icon>, because content editors can use every icon of that component, and customer
          // logos must not be among them.
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
