import { graphql } from "gatsby";
import { Icon } from "../../components/Icon/Icon";
import { Picture } from "../../components/Picture/Picture";
import * as styles from "./CaseStudyCards.module.css";

export const caseStudyCardFragment = graphql`
  fragment CaseStudyCard on CaseStudy {
    slug
    customer
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
  /** True where the first card is on the first screen. */
  eager?: boolean;
}

/** Case studies as large cards, picture and words side by side, each leading to its PDF. */
export function CaseStudyCards({ caseStudies, level, newTab, eager = false }: CaseStudyCardsProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.cards}>
      {caseStudies.map((study, index) => (
        <li key={study.slug} id={study.slug} className={styles.card}>
          <div className={styles.pictureFrame}>
            <Picture
              picture={study.picture}
              className={styles.image}
              sizes="(width >= 62rem) 37rem, 92vw"
              eager={eager && index === 0}
            />
          </div>
          <div className={styles.words}>
            <p className={styles.customer}>{study.customer}</p>
            <Heading className={styles.title}>{study.title}</Heading>
            <p className={styles.figure}>
              {study.figure} {study.figureLabel}
            </p>
            <p className={styles.summary}>{study.summary}</p>
            <a className={styles.link} href={study.pdf} target="_blank" rel="noopener">
              {study.linkLabel}
              <span className="visually-hidden">
                : {study.title} {newTab}
              </span>
              <Icon name="external" />
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}
