import { graphql } from "gatsby";
import { Paragraphs } from "../../components/Paragraphs/Paragraphs";
import { Pipeline } from "../Pipeline/Pipeline";
import { TestLayers } from "../TestLayers/TestLayers";
import * as styles from "./Practice.module.css";

export const practiceFragment = graphql`
  fragment Practice on Practice {
    ...TextSection
    testLayers {
      ...TestLayers
    }
    pipeline {
      ...Pipeline
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
        {practice.pipeline && <Pipeline pipeline={practice.pipeline} />}
      </div>
    </section>
  );
}
