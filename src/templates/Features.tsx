import { graphql, type PageProps } from "gatsby";
import type { ReactNode } from "react";
import { CodeSample } from "../components/CodeSample/CodeSample";
import { Fold } from "../components/Fold/Fold";
import { Paragraphs } from "../components/Paragraphs/Paragraphs";
import { Picture } from "../components/Picture/Picture";
import { Point } from "../components/Point/Point";
import { Seo } from "../layout/Seo";
import { CallToAction } from "../sections/CallToAction/CallToAction";
import { CustomerStrip } from "../sections/CustomerStrip/CustomerStrip";
import { Facts } from "../sections/Facts/Facts";
import { Integrations } from "../sections/Integrations/Integrations";
import { PageIntro } from "../sections/PageIntro/PageIntro";
import { ResultsTable } from "../sections/ResultsTable/ResultsTable";
import { SuiteRace } from "../sections/SuiteRace/SuiteRace";
import { TableOfContents } from "../sections/TableOfContents/TableOfContents";
import { Timeline } from "../sections/Timeline/Timeline";
import { ToolList } from "../sections/ToolList/ToolList";
import { classList } from "../styles/class-list";
import * as styles from "./Features.module.css";

interface Section {
  id: string;
  title: string;
  paragraphs: readonly Queries.TextBlockFragment[];
  /** Whether the body is next to the words instead of below them, where there is room. */
  isBeside?: boolean;
  ground?: string | undefined;
  body: ReactNode;
}

export default function FeaturesPage({ data, location }: PageProps<Queries.FeaturesPageQuery>) {
  const { site, features, customers, home, pricing, race } = data.content;
  const sections: Section[] = [
    {
      id: "continuous-testing",
      ...features.continuousTesting,
      isBeside: true,
      body: (
        <Picture
          picture={features.continuousTesting.picture}
          className={styles.picture}
          sizes="(width >= 82rem) 30rem, (width >= 66rem) 39vw, (width >= 62rem) 62vw, (width >= 46rem) 49vw, 92vw"
        />
      ),
    },
    {
      id: "cloud-platform",
      ...features.cloudPlatform,
      body: (
        <ul className={styles.points}>
          {features.cloudPlatform.points.map(({ icon, title, text }) => (
            <li key={title}>
              <Point icon={icon} title={title} text={text} />
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: "existing-scripts",
      ...features.existingScripts,
      isBeside: true,
      body: <CodeSample sample={features.existingScripts.sample} />,
    },
    {
      id: "full-stack",
      ...features.fullStack,
      body: <ToolList kinds={features.fullStack.layers} />,
    },
    {
      id: "faster-results",
      ...features.fasterResults,
      isBeside: true,
      ground: "ink",
      body: (
        <SuiteRace
          opener={features.fasterResults.suiteRace}
          anchor="faster-results"
          words={race}
          sample={home.hero.runBoard.files}
          pricing={pricing}
        />
      ),
    },
    {
      id: "integrations",
      ...features.integrations,
      body: <Integrations integrations={features.integrations} />,
    },
    {
      id: "results-table",
      ...features.resultsTable,
      ground: styles.alternate,
      body: <ResultsTable resultsTable={features.resultsTable} />,
    },
    {
      id: "facts",
      ...features.facts,
      body: (
        <div>
          {features.facts.groups.map(({ title, open, items }) => (
            <Fold key={title} title={title} open={open === true}>
              <Facts facts={items} />
            </Fold>
          ))}
        </div>
      ),
    },
  ];

  return (
    <>
      <Seo site={site} page={features} path="/features" shownPath={location.pathname} />
      <PageIntro page={features}>
        <Timeline timeline={features.timeline} />
      </PageIntro>
      <div className={`wrap ${styles.columns}`}>
        <TableOfContents title={features.tableOfContents.title} sections={sections} />
        <div className={styles.sections}>
          {sections.map(({ id, title, paragraphs, isBeside, ground, body }) => (
            <section
              key={id}
              className={classList(
                styles.section,
                isBeside ? styles.beside : undefined,
                ground && `${styles.ground} ${ground}`,
              )}
              aria-labelledby={id}
            >
              <div className={styles.words}>
                <h2 id={id}>{title}</h2>
                <Paragraphs paragraphs={paragraphs} />
              </div>
              {body}
            </section>
          ))}
        </div>
      </div>
      <CustomerStrip title={features.customerStrip.title} customers={customers.customers} />
      <CallToAction callToAction={features.callToAction} drawing="band-race" />
    </>
  );
}

export const query = graphql`
  query FeaturesPage {
    content {
      site {
        ...SiteShell
      }
      features {
        ...IntroducedPage
        timeline {
          ...Timeline
        }
        tableOfContents {
          title
        }
        continuousTesting {
          ...TextSection
          picture {
            ...PagePicture
          }
        }
        cloudPlatform {
          ...TextSection
          points {
            icon
            title
            text
          }
        }
        existingScripts {
          ...TextSection
          sample {
            ...CodeSample
          }
        }
        fullStack {
          ...TextSection
          layers {
            ...LayerTools
          }
        }
        fasterResults {
          ...TextSection
          suiteRace {
            ...SuiteRace
          }
        }
        integrations {
          ...TextSection
          ...Integrations
        }
        resultsTable {
          ...TextSection
          ...ResultsTable
        }
        facts {
          ...TextSection
          groups {
            title
            open
            items {
              ...Fact
            }
          }
        }
        customerStrip {
          ...CustomerStrip
        }
      }
      customers {
        ...Customers
      }
      home {
        hero {
          runBoard {
            files
          }
        }
      }
      race {
        ...RaceWords
      }
      pricing: plans {
        ...Pricing
      }
    }
  }
`;
