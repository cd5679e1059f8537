import { graphql } from "gatsby";
import * as styles from "./Responsibilities.module.css";

export const responsibilitiesFragment = graphql`
  fragment Responsibilities on Responsibilities {
    title
    text
    task
    columns {
      first
      second
      ours
    }
    rows {
      task
      first
      second
      ours
    }
  }
`;

interface ResponsibilitiesProps {
  responsibilities: Queries.ResponsibilitiesFragment;
}

export function Responsibilities({ responsibilities }: ResponsibilitiesProps) {
  const { title, text, task, columns, rows } = responsibilities;
  return (
    <section className={styles.section} aria-labelledby="responsibilities">
      <h2 id="responsibilities" className={styles.title}>
        {title}
      </h2>
      <p className="muted">{text}</p>
      <table className={styles.table} aria-labelledby="responsibilities">
        <thead>
          <tr>
            <th scope="col">{task}</th>
            <th scope="col">{columns.first}</th>
            <th scope="col">{columns.second}</th>
            <th scope="col">{columns.ours}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.task}>
              <th scope="row">{row.task}</th>
              <td>{row.first}</td>
              <td>{row.second}</td>
              <td className={row.ours === row.first ? undefined : styles.ours}>{row.ours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
