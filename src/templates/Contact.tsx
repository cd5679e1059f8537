import { graphql, type PageProps } from "gatsby";
import { useState } from "react";
import { WithoutScript } from "../components/WithoutScript/WithoutScript";
import { ContactForm } from "../contact/ContactForm";
import { Seo } from "../layout/Seo";
import { formatNumber } from "../numbers";
import type { ContactState } from "../routes";
import { ContactDetails } from "../sections/ContactDetails/ContactDetails";
import { CustomerStrip } from "../sections/CustomerStrip/CustomerStrip";
import { NextSteps } from "../sections/NextSteps/NextSteps";
import { SuiteInMessage } from "../sections/SuiteEstimate/SuiteInMessage";
import * as styles from "./Contact.module.css";

export default function ContactPage({
  data,
  location,
}: PageProps<Queries.ContactPageQuery, object, ContactState | null>) {
  const { site, contact, customers, home, pricing } = data.content;
  // Keep the initial navigation state, because following a link within the page, such as the skip link,
  // clears it.
  const [state] = useState(location.state);
  const plan = pricing.plans.find(({ slug }) => slug === state?.plan);
  const { minutes, parallel } = state ?? {};
  const need =
    minutes === undefined || parallel === undefined
      ? undefined
      : { minutes: formatNumber(minutes), parallel: formatNumber(parallel) };
  const otherWays = (
    <>
      <a href={`mailto:${site.contact.salesEmail}`}>{site.contact.salesEmail}</a>,{" "}
      <a href={`tel:${site.contact.phoneLink}`}>{site.contact.phone}</a>
    </>
  );
  return (
    <>
      <Seo site={site} page={contact} path="/contact" shownPath={location.pathname} />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h1 className={styles.heading}>{contact.title}</h1>
          <p className="lead">{contact.lead}</p>
        </div>
        <NextSteps nextSteps={contact.nextSteps} />
        <div className={styles.form}>
          <h2 id="contact-form" className="visually-hidden">
            {contact.contactForm.title}
          </h2>
          <WithoutScript>
            <p className={styles.noScript}>
              {contact.contactForm.noScript} {otherWays}
            </p>
          </WithoutScript>
          <ContactForm
            webhookUrl={data.settings.webhookUrl}
            words={contact.contactForm}
            salesEmail={site.contact.salesEmail}
            otherWays={otherWays}
            planName={plan?.name}
            need={need}
            helper={(message, editMessage, readOnly) => (
              <SuiteInMessage
                words={home.suiteEstimate}
                plans={pricing.plans}
                sentence={contact.contactForm.suiteSentence}
                hint={contact.contactForm.suiteHint}
                message={message}
                editMessage={editMessage}
                readOnly={readOnly}
              />
            )}
            labelledBy="contact-form"
          />
        </div>
        <ContactDetails contact={site.contact} contactDetails={contact.contactDetails} />
      </div>
      <CustomerStrip title={contact.customerStrip.title} customers={customers.customers} />
    </>
  );
}

export const query = graphql`
  query ContactPage {
    settings {
      webhookUrl
    }
    content {
      site {
        ...SiteShell
        contact {
          ...Contact
        }
      }
      contact {
        seo {
          ...PageSeo
        }
        title
        lead
        contactForm {
          title
          noScript
          ...ContactForm
          suiteSentence
          suiteHint
        }
        contactDetails {
          ...ContactDetails
        }
        nextSteps {
          ...NextSteps
        }
        customerStrip {
          ...CustomerStrip
        }
      }
      customers {
        ...Customers
      }
      home {
        suiteEstimate {
          ...SuiteEstimate
        }
      }
      pricing: plans {
        ...Pricing
      }
    }
  }
`;
