import { graphql } from "gatsby";
import { Icon } from "../../components/Icon/Icon";
import * as styles from "./WhyUs.module.css";

export const whyUsFragment = graphql`
  fragment WhyUs on WhyUs {
    title
    items {
      title
      text
    }
  }
`;

export function WhyUs({ whyUs }: { whyUs: Queries.WhyUsFragment }) {
  return (
    <section className="section" aria-labelledby="why-us">
      <div className="wrap">
        <h2 id="why-us">{whyUs.title}</h2>
        <ul className={styles.promises}>
          {whyUs.items.map(({ title, text }) => (
            <li key={title} className={styles.promise}>
              <Icon name="check" className={styles.icon} />
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
