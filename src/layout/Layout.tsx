import { graphql } from "gatsby";
import { type ReactNode, useEffect, useRef } from "react";
import { BackToTop } from "../components/BackToTop/BackToTop";
import { SiteFooter } from "../sections/SiteFooter/SiteFooter";
import { SiteHeader } from "../sections/SiteHeader/SiteHeader";
import * as styles from "./Layout.module.css";

export const siteShellFragment = graphql`
  fragment SiteShell on SiteYaml {
    ...SiteHeader
    ...SiteFooter
    ...SiteSeo
    announcement {
      ...Announcement
    }
    consentQuestion {
      ...Consent
    }
    shell {
      skipLink
      backToTop
    }
  }
`;

export interface LayoutData {
  content: { site: Queries.SiteShellFragment };
}

/* Constants at build time configure these parts, so the bundle omits those that aren't configured. */
type AnnouncementPart = typeof import("../sections/Announcement/Announcement");
const Announcement = process.env.GATSBY_ANNOUNCEMENT
  ? (require("../sections/Announcement/Announcement") as AnnouncementPart).Announcement
  : undefined;
type ConsentPart = typeof import("../sections/Consent/Consent");
const consent =
  process.env.GATSBY_GTAG_ID && process.env.GATSBY_GTAG_CONSENT === "ask"
    ? (require("../sections/Consent/Consent") as ConsentPart)
    : undefined;

const CONTENT_ID = "content";

interface LayoutProps {
  site: Queries.SiteShellFragment;
  path: string;
  children: ReactNode;
}

/**
 * Moves focus to the target of the URL fragment, or to the main content if there is no target, so that
 * keyboard and screen reader users continue from there. When Gatsby navigates, the target doesn't match
 * `:target`, so global.css highlights the focused element instead.
 */
function focusPlace(main: HTMLElement | null): void {
  const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const target = place && main?.contains(place) ? place : main;
  if (target) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}

export function Layout({ site, path, children }: LayoutProps) {
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(path);

  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    // On navigation, Gatsby focuses a wrapper around the whole page, so this code must run after Gatsby.
    queueMicrotask(() => focusPlace(main.current));
  }, [path]);

  const skipLink = (
    <a className={styles.skipLink} href={`#${CONTENT_ID}`}>
      {site.shell.skipLink}
    </a>
  );
  const announcement = Announcement && site.announcement && (
    <Announcement announcement={site.announcement}>{skipLink}</Announcement>
  );

  return (
    <>
      {announcement}
      <SiteHeader site={site} path={path}>
        {!announcement && skipLink}
      </SiteHeader>
      {consent && site.consentQuestion && (
        <consent.ConsentQuestion words={site.consentQuestion} focusId={CONTENT_ID} />
      )}
      <main ref={main} id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter site={site}>
        {consent && site.consentQuestion && <consent.ConsentButton words={site.consentQuestion} />}
      </SiteFooter>
      <BackToTop label={site.shell.backToTop} focusId={CONTENT_ID} />
    </>
  );
}
