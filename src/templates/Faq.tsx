import { graphql, type PageProps } from "gatsby";
import { Button } from "../components/Button/Button";
import { Seo } from "../layout/Seo";
import { Accordion } from "../sections/Accordion/Accordion";
import { PageIntro } from "../sections/PageIntro/PageIntro";
import * as styles from "./Faq.module.css";

/** The questions page: an accordion and a contact button. */
export default function FaqPage({ data, location }: PageProps<Queries.FaqPageQuery>) {
  const { site, faq } = data.content;
  return (
    <>
      <Seo
        site={site}
        page={faq.seo}
        heading={faq.title}
        path="/faq"
        shownPath={location.pathname}
      />
      <PageIntro title={faq.title} lead={faq.lead} lanes />
      <div className={`wrap ${styles.column}`}>
        <Accordion questions={faq.questions} fragment={location.hash} />
        <section className={styles.contact} aria-labelledby="contact">
          <h2 id="contact" className={styles.contactTitle}>
            {faq.contact.title}
          </h2>
          <Button to={faq.contact.action.href}>{faq.contact.action.label}</Button>
        </section>
      </div>
    </>
  );
}

export const query = graphql`
  query FaqPage {
    content {
      site {
        ...SiteShell
      }
      faq {
        seo {
          ...PageSeo
        }
        title
        lead
        questions {
          ...AccordionQuestion
        }
        contact {
          title
          action {
            label
            href
          }
        }
      }
    }
  }
`;
