import { graphql, type PageProps } from "gatsby";
import { Seo } from "../layout/Seo";
import { CallToAction } from "../sections/CallToAction/CallToAction";
import { CustomerQuote } from "../sections/CustomerQuote/CustomerQuote";
import { MoreAnswers } from "../sections/MoreAnswers/MoreAnswers";
import { PageIntro } from "../sections/PageIntro/PageIntro";
import { Pipeline } from "../sections/Pipeline/Pipeline";
import { Questions } from "../sections/Questions/Questions";
import { Responsibilities } from "../sections/Responsibilities/Responsibilities";
import * as styles from "./Faq.module.css";

export default function FaqPage({ data, location }: PageProps<Queries.FaqPageQuery>) {
  const { site, faq } = data.content;
  return (
    <>
      <Seo site={site} page={faq} path="/faq" shownPath={location.pathname} />
      <div className={styles.follows}>
        <PageIntro page={faq}>
          <div className={styles.pipeline}>
            <Pipeline pipeline={faq.pipeline} />
          </div>
          <div className={styles.questions}>
            <Questions
              questions={faq.questions}
              stop={faq.pipeline.ownStop}
              fragment={location.hash}
            />
          </div>
          {faq.responsibilities && <Responsibilities responsibilities={faq.responsibilities} />}
        </PageIntro>
      </div>
      {faq.moreAnswers && <MoreAnswers moreAnswers={faq.moreAnswers} />}
      <CustomerQuote study={faq.customerQuote} />
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
        pipeline {
          ...Pipeline
        }
        questions {
          ...Question
        }
        responsibilities {
          ...Responsibilities
        }
        moreAnswers {
          ...MoreAnswers
        }
        customerQuote {
          ...CustomerQuote
        }
      }
    }
  }
`;
