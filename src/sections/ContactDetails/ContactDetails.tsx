import { graphql } from "gatsby";
import * as styles from "./ContactDetails.module.css";

export const contactDetailsFragment = graphql`
  fragment Contact on Contact {
    addressLines
    salesEmail
    phone
    phoneLink
    hours
  }
  fragment ContactDetails on ContactDetails {
    title
    address
    email
    phone
  }
`;

interface ContactDetailsProps {
  contact: Queries.ContactFragment;
  contactDetails: Queries.ContactDetailsFragment;
}

export function ContactDetails({ contact, contactDetails }: ContactDetailsProps) {
  return (
    <section aria-labelledby="contact-details">
      <h2 id="contact-details" className={styles.title}>
        {contactDetails.title}
      </h2>
      <dl className={styles.list}>
        <div>
          <dt className="note">{contactDetails.email}</dt>
          <dd>
            <a className={styles.strong} href={`mailto:${contact.salesEmail}`}>
              {contact.salesEmail}
            </a>
          </dd>
        </div>
        <div>
          <dt className="note">{contactDetails.phone}</dt>
          <dd>
            <a className={styles.strong} href={`tel:${contact.phoneLink}`}>
              {contact.phone}
            </a>
            <span className={styles.hours}>{contact.hours}</span>
          </dd>
        </div>
        <div>
          <dt className="note">{contactDetails.address}</dt>
          <dd>
            <address className={styles.address}>
              {contact.addressLines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </dd>
        </div>
      </dl>
    </section>
  );
}
