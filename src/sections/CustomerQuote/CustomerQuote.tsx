import { graphql } from "gatsby";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import { StudyQuote } from "../../components/StudyQuote/StudyQuote";
import * as styles from "./CustomerQuote.module.css";

export const customerQuoteFragment = graphql`
  fragment CustomerQuote on CaseStudy {
    slug
    title
    quote {
      ...StudyQuote
    }
  }
`;

export function CustomerQuote({ study }: { study: Queries.CustomerQuoteFragment }) {
  return (
    <div className={`wrap ${styles.place}`}>
      <StudyQuote quote={study.quote} />
      <SiteLink href={`/case-studies#${study.slug}`} className={styles.link}>
        {study.title}
      </SiteLink>
    </div>
  );
}
