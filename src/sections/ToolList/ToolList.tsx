import { graphql } from "gatsby";
import * as styles from "./ToolList.module.css";

export const toolListFragments = graphql`
  fragment LayerTools on StackLayer {
    title: name
    text
    names: tools
  }
  fragment WorksWithTools on WorksWith {
    title: kind
    names
  }
`;

interface ToolListProps {
  kinds: readonly (Queries.LayerToolsFragment | Queries.WorksWithToolsFragment)[];
}

export function ToolList({ kinds }: ToolListProps) {
  return (
    <ul className={styles.kinds}>
      {kinds.map((kind) => (
        <li key={kind.title} className={styles.kind}>
          <h3 className={styles.title}>{kind.title}</h3>
          {"text" in kind && <p className="muted">{kind.text}</p>}
          <p>{kind.names.map(withoutBreaks).join(", ")}</p>
        </li>
      ))}
    </ul>
  );
}

/** Prevents line breaks after slashes in names. */
const withoutBreaks = (name: string) => name.replaceAll("/", "/\u2060");
