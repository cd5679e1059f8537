import { graphql } from "gatsby";
import { CodeSample } from "../../components/CodeSample/CodeSample";
import { Point } from "../../components/Point/Point";
import { Tiles } from "../Tiles/Tiles";
import * as styles from "./Integrations.module.css";

export const integrationsFragment = graphql`
  fragment Integrations on FeaturesIntegrations {
    worksWith {
      ...WorksWithTile
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

export function Integrations({ integrations }: { integrations: Queries.IntegrationsFragment }) {
  const { worksWith, items } = integrations;
  return (
    <>
      <Tiles tiles={worksWith} />
      <ul className={styles.items}>
        {items.map(({ icon, title, text, sample }) => (
          <li key={title} className={styles.item}>
            <Point icon={icon} title={title} text={text} />
            <CodeSample sample={sample} />
          </li>
        ))}
      </ul>
    </>
  );
}
