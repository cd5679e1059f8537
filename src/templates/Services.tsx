import { graphql, type PageProps } from "gatsby";
import { Paragraphs } from "../components/Paragraphs/Paragraphs";
import { Picture } from "../components/Picture/Picture";
import { Seo } from "../layout/Seo";
import { CallToAction } from "../sections/CallToAction/CallToAction";
import { CustomerQuote } from "../sections/CustomerQuote/CustomerQuote";
import { Facts } from "../sections/Facts/Facts";
import { PageIntro } from "../sections/PageIntro/PageIntro";
import { Phases } from "../sections/Phases/Phases";
import { Practice } from "../sections/Practice/Practice";
import { Reasons } from "../sections/Reasons/Reasons";
import { TestPlan } from "../sections/TestPlan/TestPlan";
import { WhyUs } from "../sections/WhyUs/WhyUs";
import * as styles from "./Services.module.css";

export default function ServicesPage({ data, location }: PageProps<Queries.ServicesPageQuery>) {
  const { site, services } = data.content;
  const weeks = services.engagement.phases.reduce((sum, phase) => sum + phase.weeks, 0);
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
          {services.whatWeDo.testPlan && <TestPlan testPlan={services.whatWeDo.testPlan} />}
        </div>
      </section>
      <div className={`wrap ${styles.practices}`}>
        <Practice id="agile" practice={services.agile} />
        <Practice id="devops" practice={services.devops} />
      </div>
      <Reasons reasons={services.reasons} weeks={weeks} />
      <section className={`section ${styles.engagement}`} aria-labelledby="engagement">
        <div className="wrap stack">
          <h2 id="engagement">{services.engagement.title}</h2>
          <div className={styles.weeks}>
            <Phases phases={services.engagement.phases} />
          </div>
          <Facts facts={services.engagement.items} />
        </div>
      </section>
      <WhyUs whyUs={services.whyUs} />
      <CustomerQuote study={services.customerQuote} />
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
          testPlan {
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
          ...Reasons
        }
        engagement {
          title
          phases {
            ...Phase
          }
          items {
            ...Fact
          }
        }
        whyUs {
          ...WhyUs
        }
        customerQuote {
          ...CustomerQuote
        }
      }
    }
  }
`;
