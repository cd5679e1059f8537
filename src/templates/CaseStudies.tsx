import { graphql, type PageProps } from "gatsby";
import { StudyQuote } from "../components/StudyQuote/StudyQuote";
import { Seo } from "../layout/Seo";
import { CallToAction } from "../sections/CallToAction/CallToAction";
import { CaseStudies } from "../sections/CaseStudies/CaseStudies";
import * as stacked from "../sections/CaseStudies/Stacked.module.css";
import { CustomerStrip } from "../sections/CustomerStrip/CustomerStrip";
import { PageIntro } from "../sections/PageIntro/PageIntro";
import { Results } from "../sections/Results/Results";
import { fillTemplate } from "../words";
import * as styles from "./CaseStudies.module.css";

export default function CaseStudiesPage({
  data,
  location,
}: PageProps<Queries.CaseStudiesPageQuery>) {
  const { site, page, customers } = data.content;
  return (
    <>
      <Seo site={site} page={page} path="/case-studies" shownPath={location.pathname} />
      <PageIntro page={page}>
        <ul className={styles.figures}>
          {page.caseStudies.map(({ slug, customer, figure, figureLabel }) => (
            <li key={slug} className={styles.item}>
              <a href={`#${slug}`} className={styles.link}>
                <strong className={styles.figure}>{figure}</strong>{" "}
                <span>
                  <span className={styles.label}>{figureLabel}</span>{" "}
                  <span className={styles.customer}>{customer.name}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </PageIntro>
      <div className={`wrap ${styles.cards}`}>
        <CaseStudies
          caseStudies={page.caseStudies}
          level={2}
          arrangement={stacked}
          sizes="(width >= 82rem) 42rem, (width >= 62rem) 52vw, (width >= 48rem) 45vw, 92vw"
          newTab={site.shell.newTab}
          eager
          detailsOf={({ team, duration, quote, results }) => ({
            team,
            took: fillTemplate(page.words.took, { duration }),
            quote: <StudyQuote quote={quote} />,
            results: <Results results={results} words={page.words} />,
          })}
        />
      </div>
      <CustomerStrip title={page.customerStrip.title} customers={customers.customers} />
      <CallToAction callToAction={page.callToAction} drawing="band-growth" />
    </>
  );
}

export const query = graphql`
  query CaseStudiesPage {
    content {
      site {
        ...SiteShell
      }
      page: caseStudies {
        ...IntroducedPage
        caseStudies {
          team
          duration
          quote {
            ...StudyQuote
          }
          ...CaseStudyCard
          results {
            ...StudyResult
          }
        }
        words {
          took
          ...ResultsWords
        }
        customerStrip {
          ...CustomerStrip
        }
      }
      customers {
        ...Customers
      }
    }
  }
`;
