import { graphql } from "gatsby";
import { CustomerLogo } from "../../components/CustomerLogo/CustomerLogo";
import * as styles from "./CustomerStrip.module.css";

export const customerStripFragment = graphql`
  fragment CustomerStrip on CustomerStrip {
    title
  }
  fragment Customers on CustomersYaml {
    customers {
      slug
      name
    }
  }
`;

interface CustomerStripProps {
  title: string;
  customers: Queries.CustomersFragment["customers"];
}

export function CustomerStrip({ title, customers }: CustomerStripProps) {
  return (
    <section className={styles.strip} aria-labelledby="customer-strip">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="customer-strip" className={styles.title}>
          {title}
        </h2>
        <ul className={styles.logos}>
          {customers.map(({ slug, name }) => (
            <li key={slug} className={styles.logo}>
              <CustomerLogo slug={slug} name={name} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
