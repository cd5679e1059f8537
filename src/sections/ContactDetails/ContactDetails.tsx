import { graphql } from "gatsby";
import * as styles from "./ContactDetails.module.css";

export const contactDetailsFragment = graphql`
  fragment ContactDetails on ContactDetails {
    addressLines
    salesEmail
    phone
    phoneLink
    hours
  }
  fragment ContactDetailsWords on ContactDetailsWords {
    title
    address
    email
    phone
  }
  fragment ContactNext on ContactNext {
    title
    steps
  }
`;

export function NextSteps({ next }: { next: Queries.ContactNextFragment }) {
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 id="next" className={styles.title}>
        {next.title}
      </h2>
      <ol className={styles.steps}>
        {next.steps.map((step) => (
          <li key={step} className={styles.step}>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ContactDetailsProps {
  details: Queries.ContactDetailsFragment;
  words: Queries.ContactDetailsWordsFragment;
}

export function ContactDetails({ details, words }: ContactDetailsProps) {
  return (
    <section aria-labelledby="direct">
      <h2 id="direct" className={styles.title}>
        {words.title}
      </h2>
      <dl className={styles.list}>
        <div>
          <dt className="note">{words.email}</dt>
          <dd>
            <a className={styles.strong} href={`mailto:${details.salesEmail}`}>
              {details.salesEmail}
            </a>
          </dd>
        </div>
        <div>
          <dt className="note">{words.phone}</dt>
          <dd>
            <a className={styles.strong} href={`tel:${details.phoneLink}`}>
              {details.phone}
            </a>
            <span className={styles.hours}>{details.hours}</span>
          </dd>
        </div>
        <div>
          <dt className="note">{words.address}</dt>
          <dd>
            <address className={styles.address}>
              {details.addressLines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </dd>
        </div>
      </dl>
    </section>
  );
}
