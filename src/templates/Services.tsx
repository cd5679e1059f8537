import { graphql, type PageProps } from "gatsby";
import { Paragraphs } from "../components/Paragraphs/Paragraphs";
import { Picture } from "../components/Picture/Picture";
import { Seo } from "../layout/Seo";
import { CallToAction } from "../sections/CallToAction/CallToAction";
import { CustomerQuote } from "../sections/CustomerQuote/CustomerQuote";
import { EngagementWeeks } from "../sections/EngagementWeeks/EngagementWeeks";
import { Facts } from "../sections/Facts/Facts";
import { NumberedReasons } from "../sections/NumberedReasons/NumberedReasons";
import { PageIntro } from "../sections/PageIntro/PageIntro";
import { Practice } from "../sections/Practice/Practice";
import { Promises } from "../sections/Promises/Promises";
import { TestPlan } from "../sections/TestPlan/TestPlan";
import * as styles from "./Services.module.css";

export default function ServicesPage({ data, location }: PageProps<Queries.ServicesPageQuery>) {
  const { site, services } = data.content;
  return (
    <>
      <Seo site={site} page={services} path="/services" shownPath={location.pathname} />
      <PageIntro page={services} />
      <div className={styles.bleed}>
        <Picture
          picture={services.whatWeDo.picture}
          className={styles.banner}
          sizes="(width >= 40rem) 95vw, 90vw"
          eager
        />
      </div>
      <section className="section" aria-labelledby="what-we-do">
        <div className={`wrap ${styles.columns}`}>
          <div className="stack">
            <h2 id="what-we-do">{services.whatWeDo.title}</h2>
            <Paragraphs paragraphs={services.whatWeDo.paragraphs} />
          </div>
          {services.whatWeDo.plan && <TestPlan plan={services.whatWeDo.plan} />}
        </div>
      </section>
      <div className={`wrap ${styles.practices}`}>
        <Practice id="agile" practice={services.agile} />
        <Practice id="devops" practice={services.devops} />
      </div>
      <NumberedReasons reasons={services.reasons} />
      <section className={`section ${styles.engagement}`} aria-labelledby="engagement">
        <div className="wrap stack">
          <h2 id="engagement">{services.engagement.title}</h2>
          <div className={styles.weeks}>
            <EngagementWeeks phases={services.engagement.phases} />
          </div>
          <Facts facts={services.engagement.items} />
        </div>
      </section>
      <Promises whyUs={services.whyUs} />
      <CustomerQuote study={services.quoteOf} />
      <CallToAction callToAction={services.callToAction} drawing="shape-background" />
    </>
  );
}

export const query = graphql`
  query ServicesPage {
    content {
      site {
        ...SiteShell
      }
      services {
        ...IntroducedPage
        whatWeDo {
          ...TextSection
          picture {
            ...WidePagePicture
          }
          plan {
            ...TestPlan
          }
        }
        agile {
          ...Practice
        }
        devops {
          ...Practice
        }
        reasons {
          ...NumberedReasons
        }
        engagement {
          title
          phases {
            ...EngagementPhase
          }
          items {
            ...Fact
          }
        }
        whyUs {
          ...Promises
        }
        quoteOf {
          ...CustomerQuote
        }
      }
    }
  }
`;
