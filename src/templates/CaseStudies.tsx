import { graphql, type PageProps } from "gatsby";
import { Seo } from "../layout/Seo";
import { CaseStudyCards } from "../sections/CaseStudyCards/CaseStudyCards";
import { CustomerStrip } from "../sections/CustomerStrip/CustomerStrip";
import { PageIntro } from "../sections/PageIntro/PageIntro";
import * as styles from "./CaseStudies.module.css";

/** The case studies, each leading to its PDF, and the customers' logos. */
export default function CaseStudiesPage({
  data,
  location,
}: PageProps<Queries.CaseStudiesPageQuery>) {
  const { site, page, customers } = data.content;
  return (
    <>
      <Seo
        site={site}
        page={page.seo}
        heading={page.title}
        path="/case-studies"
        shownPath={location.pathname}
      />
      <PageIntro title={page.title} lead={page.lead} />
      <div className={`wrap ${styles.cards}`}>
        <CaseStudyCards caseStudies={page.caseStudies} level={2} newTab={site.shell.newTab} eager />
      </div>
      <CustomerStrip title={page.customers.title} customers={customers.customers} />
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
        seo {
          ...PageSeo
        }
        title
        lead
        caseStudies {
          ...CaseStudyCard
        }
        customers {
          title
        }
      }
      customers {
        ...CustomerStrip
      }
    }
  }
`;
