import { graphql, type PageProps } from "gatsby";
import { Button } from "../components/Button/Button";
import { Seo } from "../layout/Seo";
import { CallToAction } from "../sections/CallToAction/CallToAction";
import { CustomerQuote } from "../sections/CustomerQuote/CustomerQuote";
import { PageIntro } from "../sections/PageIntro/PageIntro";
import { PlanCards } from "../sections/Plans/PlanCards";
import { PlanComparison } from "../sections/Plans/PlanComparison";
import { PlanFinder } from "../sections/Plans/PlanFinder";
import { usePlanChoice } from "../sections/Plans/usePlanChoice";
import { Timeline } from "../sections/Timeline/Timeline";
import { fillWords } from "../words";
import * as styles from "./Pricing.module.css";

/** The pricing page: the plans, the plan finder and the comparison (specification, section 9). */
export default function PricingPage({ data, location }: PageProps<Queries.PricingPageQuery>) {
  const { site, pricing, home } = data.content;
  const { plans, words, finder, faq } = pricing;
  const { choice, settled, change, changeUnannounced } = usePlanChoice(
    { minutes: finder.minutes.start, parallel: finder.parallel.start, billing: "annual" },
    location.key,
  );
  return (
    <>
      <Seo
        site={site}
        page={pricing.seo}
        heading={pricing.title}
        path="/pricing"
        shownPath={location.pathname}
      />
      <PageIntro
        title={pricing.title}
        lead={pricing.lead}
        action={pricing.action}
        secondaryAction={{ label: pricing.toFinder, href: "#finder" }}
      >
        <Timeline timeline={pricing.timeline} />
      </PageIntro>
      <div className={`wrap ${styles.plans}`}>
        <PlanCards
          plans={plans}
          words={words}
          billing={choice.billing}
          // Changing the billing period above the plan cards must not make screen readers announce the plan
          // finder's answer.
          onBilling={changeUnannounced}
        />
        <ul className={styles.notes}>
          {pricing.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
          <li>{fillWords(pricing.validSinceNote, { date: pricing.validSinceInWords })}</li>
        </ul>
      </div>
      <PlanFinder
        finder={finder}
        plans={plans}
        words={words}
        choice={choice}
        settled={settled}
        onChange={change}
        onSlide={changeUnannounced}
      />
      <PlanComparison
        comparison={pricing.comparison}
        plans={plans}
        words={words}
        suiteTime={home.hero.board.oneByOne}
      />
      <CustomerQuote study={pricing.quoteOf} />
      <section className={`wrap ${styles.faq}`} aria-labelledby="faq">
        <div>
          <h2 id="faq" className={styles.faqTitle}>
            {faq.title}
          </h2>
          <p className={styles.faqText}>{faq.text}</p>
        </div>
        <Button href={faq.action.href} variant="secondary">
          {faq.action.label}
        </Button>
      </section>
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
          board {
            oneByOne
          }
        }
      }
      pricing: plans {
        seo {
          ...PageSeo
        }
        title
        lead
        action {
          label
          href
        }
        toFinder
        timeline {
          ...Timeline
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
        validSince
        validSinceInWords: validSince(formatString: "MMMM D, YYYY")
        validSinceNote
        comparison {
          ...PlanComparison
        }
        finder {
          ...PlanFinder
        }
        faq {
          title
          text
          action {
            label
            href
          }
        }
        quoteOf {
          ...CustomerQuote
        }
        callToAction {
          ...CallToAction
        }
      }
    }
  }
`;
