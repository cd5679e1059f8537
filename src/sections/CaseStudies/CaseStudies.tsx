import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { CustomerLogo } from "../../components/CustomerLogo/CustomerLogo";
import { Icon } from "../../components/Icon/Icon";
import { Picture } from "../../components/Picture/Picture";
import { classList } from "../../styles/class-list";
import * as styles from "./CaseStudies.module.css";

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

interface CaseStudiesProps<Study> {
  caseStudies: readonly Study[];
  /** The level of the card headings. Use 2 if the cards directly follow the page heading. */
  level: 2 | 3;
  /** Text that tells screen reader users that the PDF opens in a new tab. */
  newTab: string;
  /** A CSS module of this folder: a page loads only the arrangement that it imports. */
  arrangement: { list?: string; card?: string; words?: string; title?: string };
  sizes: string;
  /** Whether the first card is above the fold. */
  eager?: boolean;
  /**
   * Returns additional content for a case study, such as a customer quote and the results. Because the
   * results include the key figure, a card with these results exposes its own key figure only to screen
   * readers.
   */
  detailsOf?: (study: Study) => {
    team: string | null;
    took: string;
    quote: ReactNode;
    results: ReactNode;
  };
}

export function CaseStudies<Study extends Queries.CaseStudyCardFragment>({
  caseStudies,
  level,
  newTab,
  arrangement,
  sizes,
  eager = false,
  detailsOf,
}: CaseStudiesProps<Study>) {
  const Heading = `h${level}` as const;
  return (
    <ul className={classList(styles.list, arrangement.list)}>
      {caseStudies.map((study, index) => {
        const details = detailsOf?.(study);
        return (
          <li key={study.slug} id={study.slug} className={classList(styles.card, arrangement.card)}>
            <div className={styles.picture}>
              <Picture picture={study.picture} sizes={sizes} eager={eager && index === 0} />
            </div>
            <div className={classList(styles.words, arrangement.words)}>
              <div className={styles.about}>
                <CustomerLogo {...study.customer} />
                <p className="muted">{study.sector}</p>
              </div>
              <Heading className={classList(styles.title, arrangement.title)}>
                {study.title}
              </Heading>
              <p className={details && "visually-hidden"}>
                <strong>{study.figure}</strong> {study.figureLabel}
              </p>
              {details?.team && <p className={styles.team}>{details.team}</p>}
              {details && <p className="muted">{`${study.summary} ${details.took}`}</p>}
              {details?.quote}
              <a className={styles.link} href={study.pdf} target="_blank" rel="noopener">
                {study.linkLabel}
                <span className="visually-hidden">{`: ${study.title} ${newTab}`}</span>
                <Icon name="external" />
              </a>
            </div>
            {details?.results}
          </li>
        );
      })}
    </ul>
  );
}
