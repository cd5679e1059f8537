import { graphql, type PageProps } from "gatsby";
import { Button } from "../components/Button/Button";
import { Seo } from "../layout/Seo";
import { PageIntro } from "../sections/PageIntro/PageIntro";
import { PlanCards } from "../sections/Plans/PlanCards";
import { PlanComparison } from "../sections/Plans/PlanComparison";
import { PlanEstimator } from "../sections/Plans/PlanEstimator";
import * as styles from "./Pricing.module.css";

/** The pricing page: plans, estimator, comparison (specification, section 9). */
export default function PricingPage({ data, location }: PageProps<Queries.PricingPageQuery>) {
  const { site, pricing } = data.content;
  const { plans, words, faq } = pricing;
  return (
    <>
      <Seo site={site} page={pricing.seo} path="/pricing" shownPath={location.pathname} />
      <PageIntro title={pricing.title} lead={pricing.lead} lanes />
      <div className={`wrap ${styles.plans}`}>
        <PlanCards plans={plans} words={words} />
        <ul className={styles.notes}>
          {pricing.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
      <PlanEstimator words={pricing.estimator} plans={plans} />
      <PlanComparison comparison={pricing.comparison} plans={plans} words={words} />
      <section className={`wrap ${styles.faq}`} aria-labelledby="faq">
        <div>
          <h2 id="faq" className={styles.faqTitle}>
            {faq.title}
          </h2>
          <p className={styles.faqText}>{faq.text}</p>
        </div>
        <Button to={faq.action.href} variant="secondary">
          {faq.action.label}
        </Button>
      </section>
    </>
  );
}

export const query = graphql`
  query PricingPage {
    content {
      site {
        ...SiteShell
      }
      pricing: plans {
        seo {
          ...PageSeo
        }
        title
        lead
        plans {
          ...PlanCard
        }
        words {
          ...PlanCardWords
          ...PlanComparisonWords
        }
        notes
        comparison {
          ...PlanComparison
        }
        estimator {
          ...PlanEstimator
        }
        faq {
          title
          text
          action {
            label
            href
          }
        }
      }
    }
  }
`;
