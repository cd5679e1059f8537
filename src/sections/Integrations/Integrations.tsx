import { graphql } from "gatsby";
import { CodeSample } from "../../components/CodeSample/CodeSample";
import { Fold } from "../../components/Fold/Fold";
import { Point } from "../../components/Point/Point";
import { ToolList } from "../ToolList/ToolList";
import * as styles from "./Integrations.module.css";

export const integrationsFragment = graphql`
  fragment Integrations on Integrations {
    worksWith {
      ...WorksWithTools
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
      <ToolList kinds={worksWith} />
      <ul className={styles.items}>
        {items.map(({ icon, title, text, sample }, index) => (
          <li key={title} className={styles.item}>
            <Point icon={icon} title={title} text={text} />
            {/* The last sample, a blocked deploy, shows the outcome. The others are reference material. */}
            <Fold title={sample.caption} open={index === items.length - 1}>
              <CodeSample sample={{ code: sample.code }} />
            </Fold>
          </li>
        ))}
      </ul>
    </>
  );
}
