import { graphql } from "gatsby";
import { CodeSample } from "../../components/CodeSample/CodeSample";
import { Icon } from "../../components/Icon/Icon";
import { Names } from "../../components/Names/Names";
import * as styles from "./Integrations.module.css";

export const integrationsFragment = graphql`
  fragment Integrations on FeaturesIntegrations {
    worksWith {
      kind
      names
    }
    items {
      icon
      title
      text
      sample {
        ...CodeSample
      }
    }
  }
`;

/**
 * The names of what the service works with, kind by kind, and then the RESTful API, webhooks and
 * blocked deploys, each with a sample of what it looks like.
 */
export function Integrations({ integrations }: { integrations: Queries.IntegrationsFragment }) {
  const { worksWith, items } = integrations;
  return (
    <>
      <dl className={styles.kinds}>
        {worksWith.map(({ kind, names }) => (
          <div key={kind} className={styles.kind}>
            <dt className={styles.kindName}>{kind}</dt>
            <dd className={styles.names}>
              <Names names={names} />
            </dd>
          </div>
        ))}
      </dl>
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
    </>
  );
}
