import { graphql } from "gatsby";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import * as styles from "./MoreAnswers.module.css";

export const moreAnswersFragment = graphql`
  fragment MoreAnswers on MoreAnswers {
    title
    links {
      label
      href
      text
    }
  }
`;

export function MoreAnswers({ moreAnswers }: { moreAnswers: Queries.MoreAnswersFragment }) {
  return (
    <section className={`section alt ${styles.section}`} aria-labelledby="more-answers">
      <div className="wrap">
        <h2 id="more-answers">{moreAnswers.title}</h2>
        <ul className={styles.links}>
          {moreAnswers.links.map(({ label, href, text }) => (
            <li key={label} className={styles.item}>
              <SiteLink href={href} className={styles.link}>
                {label}
              </SiteLink>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
