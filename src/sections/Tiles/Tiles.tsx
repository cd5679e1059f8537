import { graphql } from "gatsby";
import { Drawing } from "../../components/Drawing/Drawing";
import * as styles from "./Tiles.module.css";

export const tilesFragments = graphql`
  fragment LayerTile on StackLayer {
    drawing
    title: name
    text
    names: tools
  }
  fragment WorksWithTile on WorksWith {
    drawing
    title: kind
    names
  }
`;

interface TilesProps {
  tiles: readonly (Queries.LayerTileFragment | Queries.WorksWithTileFragment)[];
}

export function Tiles({ tiles }: TilesProps) {
  return (
    <ul className={styles.tiles}>
      {tiles.map((tile) => (
        <li key={tile.title} className={styles.tile}>
          <Drawing name={tile.drawing} className={styles.drawing} />
          <h3>{tile.title}</h3>
          {"text" in tile && <p className={styles.text}>{tile.text}</p>}
          <p>{tile.names.map(withoutBreaks).join(", ")}</p>
        </li>
      ))}
    </ul>
  );
}

/** Prevents line breaks after slashes in names. */
const withoutBreaks = (name: string) => name.replaceAll("/", "/\u2060");
