import { graphql } from "gatsby";
import { Paragraphs } from "../../components/Paragraphs/Paragraphs";
import { TestLayers } from "../TestLayers/TestLayers";
import { Way } from "../Way/Way";
import * as styles from "./Practice.module.css";

export const practiceFragment = graphql`
  fragment Practice on Practice {
    ...TextSection
    testLayers {
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
      {/* One row of the subgrid, whatever the practice shows. */}
      <div className="stack">
        {practice.testLayers && <TestLayers layers={practice.testLayers} />}
        {practice.way && <Way way={practice.way} />}
      </div>
    </section>
  );
}
