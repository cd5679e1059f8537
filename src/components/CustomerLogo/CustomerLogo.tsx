import { classList } from "../../styles/class-list";
import { ownValue } from "../../words";
import * as styles from "./CustomerLogo.module.css";
import { MARKS } from "./marks";

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

/** The customer's mark, if there is one, followed by the name. Its first word can be styled separately. */
export function CustomerLogo({ slug, name }: { slug: string; name: string }) {
  const mark = ownValue(MARKS, slug);
  const [first, ...others] = name.split(" ");
  return (
    <span className={classList(styles.logo, ownValue(LOOKS, slug))}>
      {mark !== undefined && (
        <span
          aria-hidden="true"
          className={`icon ${styles.mark}`}
          // This isn't an <Icon> because content editors can choose any of that component's icons, and they
          // must not be able to choose a customer's logo.
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
