import { graphql, type PageProps } from "gatsby";
import { Button } from "../components/Button/Button";
import { Seo } from "../layout/Seo";
import { CallToAction } from "../sections/CallToAction/CallToAction";
import { CaseStudyCards } from "../sections/CaseStudyCards/CaseStudyCards";
import * as sideBySide from "../sections/CaseStudyCards/SideBySide.module.css";
import { CustomerStrip } from "../sections/CustomerStrip/CustomerStrip";
import { FeatureBoxes } from "../sections/FeatureBoxes/FeatureBoxes";
import { FeatureList } from "../sections/FeatureList/FeatureList";
import { Hero } from "../sections/Hero/Hero";
import { StatsRow } from "../sections/StatsRow/StatsRow";
import { Steps } from "../sections/Steps/Steps";
import * as styles from "./Home.module.css";

/** Home, which is also shown for unknown paths (specification, section 2). */
export default function HomePage({ data, location }: PageProps<Queries.HomePageQuery>) {
  const { site, home, customers, stats, pricing } = data.content;
  return (
    <>
      <Seo
        site={site}
        page={{ seo: home.seo, title: home.hero.title }}
        path="/"
        shownPath={location.pathname}
      />
      <Hero
        hero={home.hero}
        estimate={home.suiteEstimate}
        ask={home.suiteEstimate.ask}
        plans={pricing.plans}
      />
      <CustomerStrip title={home.customers.title} customers={customers.customers} />
      <FeatureList features={home.features} />
      <Steps howItWorks={home.howItWorks} />
      <FeatureBoxes boxes={home.boxes} />
      <StatsRow title={home.stats.title} source={home.stats.source} stats={stats.stats} />
      <section className="section" aria-labelledby="case-studies">
        <div className={`wrap ${styles.caseStudies}`}>
          <h2 id="case-studies">{home.caseStudies.title}</h2>
          <CaseStudyCards
            caseStudies={home.caseStudies.items}
            level={3}
            newTab={site.shell.newTab}
            arrangement={sideBySide}
            sizes="(width >= 82rem) 36rem, (width >= 40rem) 45vw, 90vw"
          />
          <p>
            <Button href={home.caseStudies.more.href} variant="secondary">
              {home.caseStudies.more.label}
            </Button>
          </p>
        </div>
      </section>
      <CallToAction callToAction={home.callToAction} drawing="shape-background" />
    </>
  );
}

export const query = graphql`
  query HomePage {
    content {
      site {
        ...SiteShell
      }
      home {
        seo {
          ...PageSeo
        }
        hero {
          ...Hero
        }
        suiteEstimate {
          ...SuiteEstimate
          ask
        }
        customers {
          title
        }
        features {
          ...FeatureList
        }
        howItWorks {
          ...Steps
        }
        boxes {
          ...FeatureBoxes
        }
        stats {
          title
          source
        }
        caseStudies {
          title
          items {
            ...CaseStudyCard
          }
          more {
            label
            href
          }
        }
        callToAction {
          ...CallToAction
        }
      }
      customers {
        ...CustomerStrip
      }
      stats {
        ...StatsRow
      }
      pricing: plans {
        plans {
          ...LanesOfPlan
          ...NamedPlan
        }
      }
    }
  }
`;
