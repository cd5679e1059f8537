import { graphql } from "gatsby";
import { Fragment, type ReactNode } from "react";
import { Button } from "../../components/Button/Button";
import * as styles from "./PageIntro.module.css";

/** Titles with more characters than this usually need more than two lines on a large screen. */
const LONG = 60;

export const pageIntroFragment = graphql`
  fragment IntroducedPage on IntroducedPage {
    seo {
      ...PageSeo
    }
    title
    lead
    action {
      label
      href
    }
    callToAction {
      ...CallToAction
    }
  }
`;

interface PageIntroProps {
  page: Queries.IntroducedPageFragment;
  secondaryAction?: { label: string; href: string };
  children?: ReactNode;
}

export function PageIntro({ page, secondaryAction, children }: PageIntroProps) {
  const { title, lead, action } = page;
  return (
    <div className={styles.intro}>
      <div className={children ? `wrap ${styles.beside}` : "wrap"}>
        <div className="stack">
          <h1 className={title.length > LONG ? styles.longTitle : styles.title}>
            {partsOf(title)}
          </h1>
          <p className="lead">{lead}</p>
          <p className="row">
            <Button href={action.href}>{action.label}</Button>
            {secondaryAction && (
              <Button href={secondaryAction.href} variant="secondary">
                {secondaryAction.label}
              </Button>
            )}
          </p>
        </div>
        {children}
      </div>
    </div>
  );
}

function partsOf(title: string): ReactNode {
  const parts = title.split(/(?<=\/) /);
  if (parts.length === 1) return title;
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered
    <Fragment key={index}>
      {index > 0 && " "}
      <span className={styles.part}>{part}</span>
    </Fragment>
  ));
}
