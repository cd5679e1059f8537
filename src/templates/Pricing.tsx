import { graphql, type PageProps } from "gatsby";
import { SiteLink } from "../components/SiteLink/SiteLink";
import { Seo } from "../layout/Seo";
import { CallToAction } from "../sections/CallToAction/CallToAction";
import { CustomerQuote } from "../sections/CustomerQuote/CustomerQuote";
import { PageIntro } from "../sections/PageIntro/PageIntro";
import { PlanComparison } from "../sections/PlanComparison/PlanComparison";
import { PlanFinder } from "../sections/PlanFinder/PlanFinder";
import { usePlanChoice } from "../sections/PlanFinder/usePlanChoice";
import { Plans } from "../sections/Plans/Plans";
import { Receipt } from "../sections/Receipt/Receipt";
import { fillTemplate } from "../words";
import * as styles from "./Pricing.module.css";

/** The pricing page: the plans, the plan finder and the comparison (specification, section 9). */
export default function PricingPage({ data, location }: PageProps<Queries.PricingPageQuery>) {
  const { site, pricing, home } = data.content;
  const { plans, words, planFinder, faq } = pricing;
  const { choice, settled, change, changeUnannounced } = usePlanChoice(
    { minutes: planFinder.minutes.start, parallel: planFinder.parallel.start, billing: "annual" },
    location.key,
  );
  return (
    <>
      <Seo site={site} page={pricing} path="/pricing" shownPath={location.pathname} />
      <PageIntro page={pricing} secondaryAction={{ label: pricing.toFinder, href: "#plan-finder" }}>
        <Receipt
          receipt={pricing.receipt}
          plans={plans}
          words={words}
          files={home.hero.runBoard.files}
          billing={choice.billing}
        />
      </PageIntro>
      <div className={`wrap ${styles.plans}`}>
        <Plans
          plans={plans}
          words={words}
          billing={choice.billing}
          // Changing the billing period above the plan cards must not make screen readers announce the plan
          // finder's recommendation.
          onBilling={changeUnannounced}
          files={home.hero.runBoard.files}
        />
        <ul className={styles.notes}>
          {pricing.notes.map((note) => (
            <li key={note} className={styles.note}>
              {note}
            </li>
          ))}
          <li className={styles.note}>
            {fillTemplate(pricing.validSinceNote, { date: pricing.validSinceInWords })}
          </li>
        </ul>
        <PlanComparison planComparison={pricing.planComparison} plans={plans} words={words} />
        <SiteLink href={faq.href} className={styles.faq}>
          {faq.label}
        </SiteLink>
      </div>
      <CustomerQuote study={pricing.customerQuote} />
      <PlanFinder
        pricing={pricing}
        choice={choice}
        settled={settled}
        onChange={change}
        onSlide={changeUnannounced}
      />
      <CallToAction callToAction={pricing.callToAction} drawing="band-price" />
    </>
  );
}

export const query = graphql`
  query PricingPage {
    content {
      site {
        ...SiteShell
      }
      home {
        hero {
          runBoard {
            files
          }
        }
      }
      pricing: plans {
        ...IntroducedPage
        toFinder
        receipt {
          ...Receipt
        }
        plans {
          ...PlanCard
          ...ComparedPlan
        }
        words {
          ...PlanCardWords
          ...PlanFinderWords
        }
        notes
        validSinceInWords: validSince(formatString: "MMMM D, YYYY")
        validSinceNote
        planComparison {
          ...PlanComparison
        }
        planFinder {
          ...PlanFinder
        }
        faq {
          label
          href
        }
        customerQuote {
          ...CustomerQuote
        }
      }
    }
  }
`;
