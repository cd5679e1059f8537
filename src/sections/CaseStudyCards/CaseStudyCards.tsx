import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { CustomerLogo } from "../../components/CustomerLogo/CustomerLogo";
import { Icon } from "../../components/Icon/Icon";
import { Picture } from "../../components/Picture/Picture";
import { classList } from "../../styles/class-list";
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

/** How the cards stand: the classes that each part has besides its own, and its pictures' sizes. */
export interface Arrangement {
  styles: { list?: string; card?: string; words?: string; title?: string };
  sizes: string;
}

interface CaseStudyCardsProps {
  caseStudies: readonly Queries.CaseStudyCardFragment[];
  /** The level of the cards' headings: 2 where they come straight below the page's heading. */
  level: 2 | 3;
  /** Words for screen readers: the PDF opens in a new tab. */
  newTab: string;
  arrangement: Arrangement;
  /** True where the first card is on the first screen. */
  eager?: boolean;
  /**
   * What a card shows besides, by the study's slug: how long it took, the customer's sentence, and the
   * results. Where these are, the key figure is one of them and in the picture: it is said once more to
   * screen readers alone.
   */
  proof?: (slug: string) => { took: string; quote: ReactNode; results: ReactNode };
}

/** Case studies as large cards, each with its picture and the way to its PDF. */
export function CaseStudyCards({
  caseStudies,
  level,
  newTab,
  arrangement,
  eager = false,
  proof,
}: CaseStudyCardsProps) {
  const Heading = `h${level}` as const;
  const { styles: own, sizes } = arrangement;
  return (
    <ul className={classList(styles.list, own.list)}>
      {caseStudies.map((study, index) => {
        const shown = proof?.(study.slug);
        return (
          <li key={study.slug} id={study.slug} className={classList(styles.card, own.card)}>
            <div className={styles.picture}>
              <Picture
                picture={study.picture}
                className={styles.image}
                sizes={sizes}
                eager={eager && index === 0}
              />
            </div>
            <div className={classList(styles.words, own.words)}>
              <div className={styles.about}>
                <CustomerLogo {...study.customer} />
                <p>{study.sector}</p>
              </div>
              <Heading className={classList(styles.title, own.title)}>{study.title}</Heading>
              <p className={shown && "visually-hidden"}>
                <strong>{study.figure}</strong> {study.figureLabel}
              </p>
              <p className={styles.summary}>
                {[study.summary, shown?.took].filter(Boolean).join(" ")}
              </p>
              {shown?.quote}
              <a className={styles.link} href={study.pdf} target="_blank" rel="noopener">
                {study.linkLabel}
                <span className="visually-hidden">{`: ${study.title} ${newTab}`}</span>
                <Icon name="external" />
              </a>
            </div>
            {shown?.results}
          </li>
        );
      })}
    </ul>
  );
}
