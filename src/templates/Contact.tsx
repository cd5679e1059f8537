import { graphql, type PageProps } from "gatsby";
import { useState } from "react";
import { WithoutScript } from "../components/WithoutScript/WithoutScript";
import { ContactForm } from "../contact/ContactForm";
import { Seo } from "../layout/Seo";
import { formatNumber } from "../numbers";
import type { ContactState } from "../routes";
import { ContactDetails, NextSteps } from "../sections/ContactDetails/ContactDetails";
import { CustomerStrip } from "../sections/CustomerStrip/CustomerStrip";
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
        <NextSteps next={contact.next} />
        <div className={styles.form}>
          <h2 id="form" className="visually-hidden">
            {contact.form.title}
          </h2>
          <WithoutScript>
            <p className={styles.noScript}>
              {contact.form.noScript} {otherWays}
            </p>
          </WithoutScript>
          <ContactForm
            webhookUrl={data.settings.webhookUrl}
            words={contact.form}
            salesEmail={site.contact.salesEmail}
            otherWays={otherWays}
            planName={plan?.name}
            need={need}
            helper={(message, editMessage, readOnly) => (
              <SuiteInMessage
                words={home.suiteEstimate}
                plans={pricing.plans}
                sentence={contact.form.suiteSentence}
                hint={contact.form.suiteHint}
                message={message}
                editMessage={editMessage}
                readOnly={readOnly}
                start={state?.suite}
              />
            )}
            labelledBy="form"
          />
        </div>
        <ContactDetails details={site.contact} words={contact.direct} />
      </div>
      <CustomerStrip title={contact.customers.title} customers={customers.customers} />
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
          ...ContactDetails
        }
      }
      contact {
        seo {
          ...PageSeo
        }
        title
        lead
        form {
          title
          noScript
          ...ContactFormWords
          suiteSentence
          suiteHint
        }
        direct {
          ...ContactDetailsWords
        }
        next {
          ...ContactNext
        }
        customers {
          title
        }
      }
      customers {
        ...CustomerStrip
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
