import { graphql } from "gatsby";
import { CustomerLogo } from "../../components/CustomerLogo/CustomerLogo";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import { StudyQuote } from "../../components/StudyQuote/StudyQuote";
import * as styles from "./CustomerQuote.module.css";

export const customerQuoteFragment = graphql`
  fragment CustomerQuote on CaseStudy {
    slug
    title
    customer {
      slug
      name
    }
    figure
    figureLabel
    quote {
      ...StudyQuote
    }
  }
`;

export function CustomerQuote({ study }: { study: Queries.CustomerQuoteFragment }) {
  return (
    <div className={`wrap ${styles.place}`}>
      <StudyQuote quote={study.quote} />
      <div className={styles.study}>
        <div className={styles.logo}>
          <CustomerLogo {...study.customer} />
        </div>
        <p>
          <strong className={styles.figure}>{study.figure}</strong> {study.figureLabel}
        </p>
        <SiteLink href={`/case-studies#${study.slug}`} className={styles.link}>
          {study.title}
        </SiteLink>
      </div>
    </div>
  );
}
