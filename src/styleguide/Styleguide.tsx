import type { ReactNode } from "react";
import { Icon } from "../components/Icon/Icon";
import { ICON_NAMES } from "../components/Icon/icons";
import { Accordion } from "../sections/Accordion/Accordion";
import { FeatureBoxes } from "../sections/FeatureBoxes/FeatureBoxes";
import { ResultsTable } from "../sections/ResultsTable/ResultsTable";
import { RunBoard } from "../sections/RunBoard/RunBoard";
import { TimeBars } from "../sections/TimeBars/TimeBars";
import { Buttons, Fields, SmallParts } from "./parts";
import * as styles from "./Styleguide.module.css";
import { BARS, BOARD, BOXES, QUESTIONS, RESULTS } from "./samples";
import { Colours, Spaces, TypeScale } from "./tokens";

/**
 * `/___styleguide`: the site's parts at a glance, for developers. It is a page of the development
 * server alone (gatsby/create-pages.ts). Its words are its own, since visitors never see it, and it
 * has no query: a build warns about every one in src/ that no page runs.
 */
export default function StyleguidePage() {
  return (
    <>
      <title>Styleguide</title>
      <meta name="robots" content="noindex" />
      <div className={`wrap ${styles.page}`}>
        <h1>Styleguide</h1>
        <p className="lead">
          Parts of this site in their states. Colours, sizes and spaces are those of
          src/styles/tokens.css; nothing else has raw values.
        </p>
        <Part title="Colours">
          <Colours />
        </Part>
        <Part title="Type">
          <TypeScale />
        </Part>
        <Part title="Space">
          <Spaces />
        </Part>
        <Part title="Buttons">
          <Buttons />
        </Part>
        <Part title="Fields">
          <Fields />
        </Part>
        <Part title="Small parts">
          <SmallParts />
        </Part>
        <Part title="Icons">
          <ul className={styles.icons}>
            {ICON_NAMES.map((name) => (
              <li key={name}>
                <Icon name={name} className={styles.icon} />
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Accordion">
          <Accordion questions={QUESTIONS} fragment="" />
        </Part>
        <Part title="Run board">
          <RunBoard board={BOARD} />
        </Part>
        <Part title="Time bars">
          <TimeBars bars={BARS} />
        </Part>
        <Part title="Results">
          <ResultsTable results={RESULTS} />
        </Part>
      </div>
      <FeatureBoxes boxes={BOXES} />
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
