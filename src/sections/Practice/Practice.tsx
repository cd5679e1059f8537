import { graphql } from "gatsby";
import { Paragraphs } from "../../components/Paragraphs/Paragraphs";
import { TestLayers } from "../TestLayers/TestLayers";
import { Ways } from "../Ways/Ways";
import * as styles from "./Practice.module.css";

export const practiceFragment = graphql`
  fragment Practice on Practice {
    title
    paragraphs {
      ...TextBlock
    }
    points
    layers {
      ...TestLayers
    }
    way {
      ...Way
    }
  }
`;

interface PracticeProps {
  id: string;
  practice: Queries.PracticeFragment;
}

export function Practice({ id, practice }: PracticeProps) {
  return (
    <section className={styles.practice} aria-labelledby={id}>
      <h2 id={id}>{practice.title}</h2>
      <Paragraphs paragraphs={practice.paragraphs} />
      <ul className={styles.points}>
        {practice.points.map((point) => (
          <li key={point} className={styles.point}>
            {point}
          </li>
        ))}
      </ul>
      {practice.layers && <TestLayers layers={practice.layers} />}
      {practice.way && <Ways ways={[practice.way]} />}
    </section>
  );
}
