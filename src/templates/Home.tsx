import { graphql, type PageProps } from "gatsby";
import { Button } from "../components/Button/Button";
import { Seo } from "../layout/Seo";
import { CallToAction } from "../sections/CallToAction/CallToAction";
import { CaseStudies } from "../sections/CaseStudies/CaseStudies";
import * as sideBySide from "../sections/CaseStudies/SideBySide.module.css";
import { CustomerStrip } from "../sections/CustomerStrip/CustomerStrip";
import { FeatureBoxes } from "../sections/FeatureBoxes/FeatureBoxes";
import { FeatureList } from "../sections/FeatureList/FeatureList";
import { Hero } from "../sections/Hero/Hero";
import { HowItWorks } from "../sections/HowItWorks/HowItWorks";
import { Stats } from "../sections/Stats/Stats";
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
      <CustomerStrip title={home.customerStrip.title} customers={customers.customers} />
      <FeatureList featureList={home.featureList} />
      <HowItWorks howItWorks={home.howItWorks} />
      <FeatureBoxes featureBoxes={home.featureBoxes} />
      <Stats stats={home.stats} figures={stats.stats} />
      <section className="section" aria-labelledby="case-studies">
        <div className={`wrap ${styles.caseStudies}`}>
          <h2 id="case-studies">{home.caseStudies.title}</h2>
          <CaseStudies
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
        customerStrip {
          ...CustomerStrip
        }
        featureList {
          ...FeatureList
        }
        howItWorks {
          ...HowItWorks
        }
        featureBoxes {
          ...FeatureBoxes
        }
        stats {
          ...Stats
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
        ...Customers
      }
      stats {
        ...StatsFigures
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
