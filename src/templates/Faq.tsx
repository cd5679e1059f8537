import { graphql, type PageProps } from "gatsby";
import { Seo } from "../layout/Seo";
import { Accordion } from "../sections/Accordion/Accordion";
import { CallToAction } from "../sections/CallToAction/CallToAction";
import { CustomerQuote } from "../sections/CustomerQuote/CustomerQuote";
import { MoreAnswers } from "../sections/MoreAnswers/MoreAnswers";
import { PageIntro } from "../sections/PageIntro/PageIntro";
import { Responsibilities } from "../sections/Responsibilities/Responsibilities";
import { Way } from "../sections/Way/Way";
import * as styles from "./Faq.module.css";

export default function FaqPage({ data, location }: PageProps<Queries.FaqPageQuery>) {
  const { site, faq } = data.content;
  return (
    <>
      <Seo site={site} page={faq} path="/faq" shownPath={location.pathname} />
      <div className={styles.follows}>
        <PageIntro page={faq}>
          <div className={styles.way}>
            <Way way={faq.way} />
          </div>
          <div className={styles.questions}>
            <Accordion questions={faq.questions} stop={faq.way.ours} fragment={location.hash} />
          </div>
          {faq.responsibilities && <Responsibilities responsibilities={faq.responsibilities} />}
        </PageIntro>
      </div>
      {faq.elsewhere && <MoreAnswers elsewhere={faq.elsewhere} />}
      <CustomerQuote study={faq.quoteOf} />
      <CallToAction callToAction={faq.callToAction} drawing="band-question" />
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
        ...IntroducedPage
        way {
          ...Way
        }
        questions {
          ...AccordionQuestion
        }
        responsibilities {
          ...Responsibilities
        }
        elsewhere {
          ...MoreAnswers
        }
        quoteOf {
          ...CustomerQuote
        }
      }
    }
  }
`;
