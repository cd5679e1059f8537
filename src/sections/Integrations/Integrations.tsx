import { graphql } from "gatsby";
import { CodeSample } from "../../components/CodeSample/CodeSample";
import { Icon } from "../../components/Icon/Icon";
import * as styles from "./Integrations.module.css";

export const integrationsFragment = graphql`
  fragment Integration on Integration {
    icon
    title
    text
    sample {
      ...CodeSample
    }
  }
`;

/** The RESTful API, webhooks and blocked deploys, each with a sample of what it looks like. */
export function Integrations({ items }: { items: readonly Queries.IntegrationFragment[] }) {
  return (
    <ul className={styles.items}>
      {items.map(({ icon, title, text, sample }) => (
        <li key={title} className={styles.item}>
          <div>
            <h3 className={styles.title}>
              <Icon name={icon} className={styles.icon} />
              {title}
            </h3>
            <p className={styles.text}>{text}</p>
          </div>
          <CodeSample sample={sample} />
        </li>
      ))}
    </ul>
  );
}
