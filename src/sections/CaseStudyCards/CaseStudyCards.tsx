import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { CustomerLogo } from "../../components/CustomerLogo/CustomerLogo";
import { Icon } from "../../components/Icon/Icon";
import { Picture } from "../../components/Picture/Picture";
import * as styles from "./CaseStudyCards.module.css";

export const caseStudyCardFragment = graphql`
  fragment CaseStudyCard on CaseStudy {
    slug
    customer {
      slug
      name
    }
    sector
    title
    summary
    figure
    figureLabel
    pdf
    linkLabel
    picture {
      ...PagePicture
    }
  }
`;

interface CaseStudyCardsProps {
  caseStudies: readonly Queries.CaseStudyCardFragment[];
  /** The level of the cards' headings: 2 where they come straight below the page's heading. */
  level: 2 | 3;
  /** Words for screen readers: the PDF opens in a new tab. */
  newTab: string;
  /** True for two cards side by side; otherwise each has a row, with picture and words in it. */
  paired?: boolean;
  /** True where the first card is on the first screen. */
  eager?: boolean;
  /** What a card shows besides, by the study's slug: the customer's sentence, and the results. */
  proof?: (slug: string) => { quote: ReactNode; results: ReactNode };
}

const SIZES = {
  pair: "(width >= 82rem) 36rem, (width >= 40rem) 45vw, 90vw",
  rows: "(width >= 82rem) 42rem, (width >= 62rem) 52vw, (width >= 48rem) 45vw, 92vw",
};

/** Case studies as large cards, each with its picture and the way to its PDF. */
export function CaseStudyCards({
  caseStudies,
  level,
  newTab,
  paired = false,
  eager = false,
  proof,
}: CaseStudyCardsProps) {
  const Heading = `h${level}` as const;
  const arrangement = paired ? "pair" : "rows";
  return (
    <ul className={styles[arrangement]}>
      {caseStudies.map((study, index) => (
        <li key={study.slug} id={study.slug} className={styles.card}>
          <div className={styles.picture}>
            <Picture
              picture={study.picture}
              className={styles.image}
              sizes={SIZES[arrangement]}
              eager={eager && index === 0}
            />
          </div>
          <div className={styles.words}>
            <div className={styles.about}>
              <CustomerLogo {...study.customer} />
              <p>{study.sector}</p>
            </div>
            <Heading className={styles.title}>{study.title}</Heading>
            <p>
              <strong>{study.figure}</strong> {study.figureLabel}
            </p>
            <p className={styles.summary}>{study.summary}</p>
            {proof?.(study.slug).quote}
            <a className={styles.link} href={study.pdf} target="_blank" rel="noopener">
              {study.linkLabel}
              <span className="visually-hidden">{`: ${study.title} ${newTab}`}</span>
              <Icon name="external" />
            </a>
          </div>
          {proof?.(study.slug).results}
        </li>
      ))}
    </ul>
  );
}
