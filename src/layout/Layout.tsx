import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { BackToTop } from "../components/BackToTop/BackToTop";
import { SiteFooter } from "../sections/SiteFooter/SiteFooter";
import { SiteHeader } from "../sections/SiteHeader/SiteHeader";
import * as styles from "./Layout.module.css";

export const siteShellFragment = graphql`
  fragment SiteShell on SiteYaml {
    ...SiteHeader
    ...SiteFooter
    ...SiteSeo
    shell {
      skipLink
      backToTop
    }
  }
`;

/** What every page's query must hold: the words of the shell. */
export interface PageData {
  content: { site: Queries.SiteShellFragment };
}

/** The page itself, past the navigation. */
const CONTENT_ID = "content";

interface LayoutProps {
  site: Queries.SiteShellFragment;
  path: string;
  children: ReactNode;
}

/** What surrounds every page: skip link, navigation, footer and the back-to-top button. */
export function Layout({ site, path, children }: LayoutProps) {
  return (
    <>
      <a className={styles.skipLink} href={`#${CONTENT_ID}`}>
        {site.shell.skipLink}
      </a>
      <SiteHeader site={site} path={path} />
      <main id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter site={site} />
      <BackToTop label={site.shell.backToTop} focusId={CONTENT_ID} />
    </>
  );
}
