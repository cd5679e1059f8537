import { graphql } from "gatsby";
import { percent } from "../../numbers";
import * as styles from "./TestLayers.module.css";

export const testLayersFragment = graphql`
  fragment TestLayers on TestLayers {
    title
    note
    before
    after
    layers {
      name
      before
      after
    }
  }
`;

export function TestLayers({ layers }: { layers: Queries.TestLayersFragment }) {
  const times = ["before", "after"] as const;
  const largest = Math.max(...layers.layers.flatMap(({ before, after }) => [before, after]));
  return (
    <figure className={styles.panel} aria-label={layers.title}>
      <figcaption>
        <strong className={styles.title}>{layers.title}</strong> {layers.note}
      </figcaption>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {times.map((time) => (
              <th key={time} scope="col">
                {layers[time]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {layers.layers.map((layer) => (
            <tr key={layer.name}>
              <th scope="row">{layer.name}</th>
              {times.map((time) => (
                <td key={time}>
                  <span className={styles.cell}>
                    <span aria-hidden="true" className={styles.track}>
                      <svg className={styles[time]} width={percent(layer[time] / largest)} />
                    </span>
                    {`${layer[time]}%`}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
