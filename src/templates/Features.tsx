import { graphql, type PageProps } from "gatsby";
import type { ReactNode } from "react";
import { CodeSample } from "../components/CodeSample/CodeSample";
import { Icon } from "../components/Icon/Icon";
import { Paragraphs } from "../components/Paragraphs/Paragraphs";
import { Picture } from "../components/Picture/Picture";
import { Seo } from "../layout/Seo";
import { CallToAction } from "../sections/CallToAction/CallToAction";
import { CustomerStrip } from "../sections/CustomerStrip/CustomerStrip";
import { Integrations } from "../sections/Integrations/Integrations";
import { PageIntro } from "../sections/PageIntro/PageIntro";
import { ResultsTable } from "../sections/ResultsTable/ResultsTable";
import { StackLayers } from "../sections/StackLayers/StackLayers";
import { TableOfContents } from "../sections/TableOfContents/TableOfContents";
import { TimeBars } from "../sections/TimeBars/TimeBars";
import * as styles from "./Features.module.css";

/** The features page: a long read with a small picture of the product in each section. */
export default function FeaturesPage({ data, location }: PageProps<Queries.FeaturesPageQuery>) {
  const { site, features, customers } = data.content;
  const sections: { id: string; title: string; paragraphs: readonly string[]; body: ReactNode }[] =
    [
      {
        id: "continuous-testing",
        ...features.continuousTesting,
        body: (
          <Picture
            picture={features.continuousTesting.picture}
            className={styles.picture}
            sizes="(width >= 62rem) 52rem, 92vw"
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
                <Icon name={icon} className={styles.icon} />
                <h3>{title}</h3>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ul>
        ),
      },
      {
        id: "existing-scripts",
        ...features.existingScripts,
        body: <CodeSample sample={features.existingScripts.sample} />,
      },
      {
        id: "full-stack",
        ...features.fullStack,
        body: <StackLayers layers={features.fullStack.layers} />,
      },
      {
        id: "faster-results",
        ...features.fasterResults,
        body: <TimeBars bars={features.fasterResults.bars} />,
      },
      {
        id: "integrations",
        ...features.integrations,
        body: <Integrations items={features.integrations.items} />,
      },
      {
        id: "results",
        ...features.results,
        body: <ResultsTable results={features.results} />,
      },
    ];

  return (
    <>
      <Seo site={site} page={features.seo} path="/features" shownPath={location.pathname} />
      <PageIntro title={features.title} lead={features.lead} />
      <div className={`wrap ${styles.columns}`}>
        <TableOfContents title={features.contents} path="/features" sections={sections} />
        <div>
          {sections.map(({ id, title, paragraphs, body }) => (
            <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              <Paragraphs paragraphs={paragraphs} />
              {body}
            </section>
          ))}
        </div>
      </div>
      <CustomerStrip title={features.customers.title} customers={customers.customers} />
      <CallToAction callToAction={features.callToAction} />
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
        seo {
          ...PageSeo
        }
        title
        lead
        contents
        continuousTesting {
          title
          paragraphs
          picture {
            ...PagePicture
          }
        }
        cloudPlatform {
          title
          paragraphs
          points {
            ...PointParts
          }
        }
        existingScripts {
          title
          paragraphs
          sample {
            ...CodeSample
          }
        }
        fullStack {
          title
          paragraphs
          layers {
            ...StackLayer
          }
        }
        fasterResults {
          title
          paragraphs
          bars {
            ...TimeBar
          }
        }
        integrations {
          title
          paragraphs
          items {
            ...Integration
          }
        }
        results {
          paragraphs
          ...ResultsTable
        }
        customers {
          title
        }
        callToAction {
          ...CallToAction
        }
      }
      customers {
        ...CustomerStrip
      }
    }
  }
`;
