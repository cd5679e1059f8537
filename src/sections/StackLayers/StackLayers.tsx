import { graphql } from "gatsby";
import { Names } from "../../components/Names/Names";
import * as styles from "./StackLayers.module.css";

export const stackLayersFragment = graphql`
  fragment StackLayer on StackLayer {
    name
    text
    tools
  }
`;

/** The layers that one run covers, from the browser down to the load on the servers. */
export function StackLayers({ layers }: { layers: readonly Queries.StackLayerFragment[] }) {
  return (
    <ul className={styles.layers}>
      {layers.map(({ name, text, tools }) => (
        <li key={name} className={styles.layer}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.text}>{text}</p>
          <Names names={tools} />
        </li>
      ))}
    </ul>
  );
}
