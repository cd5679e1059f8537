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

/** The data that every page query must include: the text of the shell around the page. */
export interface PageData {
  content: { site: Queries.SiteShellFragment };
}

/*
 * Optional parts. The environment variables are build-time constants (gatsby/create-pages.ts,
 * gatsby/before-build.ts). If a part isn't configured, the bundle omits it, its styles and the code below
 * that uses it.
 */
type AnnouncementPart = typeof import("../sections/Announcement/Announcement");
const Announcement = process.env.GATSBY_ANNOUNCEMENT
  ? (require("../sections/Announcement/Announcement") as AnnouncementPart).Announcement
  : undefined;
type ConsentPart = typeof import("../sections/Consent/Consent");
const consent =
  process.env.GATSBY_GTAG_ID && process.env.GATSBY_GTAG_CONSENT === "ask"
    ? (require("../sections/Consent/Consent") as ConsentPart)
    : undefined;

/** The `id` of the page's main content, which follows the navigation. */
const CONTENT_ID = "content";

interface LayoutProps {
  site: Queries.SiteShellFragment;
  path: string;
  children: ReactNode;
}

/**
 * Moves focus to the target of the URL fragment, or to the start of the content, so that keyboard and screen
 * reader users continue from there. Gatsby only scrolls to the target and can't make it match `:target`, so
 * global.css highlights the focused element.
 */
function focusPlace(main: HTMLElement | null): void {
  const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const target = place && main?.contains(place) ? place : main;
  if (target) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}

/** Renders the shell around every page: the skip link, navigation, footer and back-to-top button. */
export function Layout({ site, path, children }: LayoutProps) {
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(path);

  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    // Runs after Gatsby, which announces the new heading and focuses a wrapper around the whole page,
    // including the navigation.
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
