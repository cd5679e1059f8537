import { graphql, Link } from "gatsby";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useScrolledPast } from "../../components/BackToTop/useScrolledPast";
import { Icon } from "../../components/Icon/Icon";
import { Logo } from "../../components/Logo/Logo";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import { loadAhead } from "./load-ahead";
import * as styles from "./SiteHeader.module.css";

export const siteHeaderFragment = graphql`
  fragment SiteHeader on SiteYaml {
    brand {
      name
    }
    shell {
      navLabel
      menu
      home
      newTab
    }
    nav {
      label
      href
      newTab
    }
  }
`;

/** The scroll position, in pixels, beyond which the navigation shrinks (specification, section 9). */
const SHRUNK_PAST = 100;

const NAV_ID = "site-nav";

/**
 * Matches screens on which the links form a row in the bar. Keep this query in sync with
 * SiteHeader.module.css.
 */
const WIDE = "(width > 767px) and (width >= 48em)";

interface SiteHeaderProps {
  site: Queries.SiteHeaderFragment;
  /** The path of the current page. When the path changes, the menu closes. */
  path: string;
  children?: ReactNode;
}

/** On narrow screens, the links are in a native popover, which works before hydration and without JavaScript. */
export function SiteHeader({ site, path, children }: SiteHeaderProps) {
  const shrunk = useScrolledPast(SHRUNK_PAST);
  const nav = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const shownPath = useRef(path);
  // `expanded` is undefined until hydration because the visitor may already have opened the menu.
  const [expanded, setExpanded] = useState<boolean>();

  useEffect(() => {
    const menu = nav.current;
    // If the browser doesn't support popovers, the links are in a separate row (SiteHeader.module.css).
    if (!menu || !("hidePopover" in menu)) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const update = () => {
      const isOpen = menu.matches(":popover-open");
      setExpanded(isOpen);
      // Gatsby prefetches pages on hover, but phones don't support hovering.
      if (isOpen) loadAhead(site.nav.map(({ href }) => href));
    };
    update();
    menu.addEventListener("toggle", update, { signal });
    const closeBefore = (next: EventTarget | null) => {
      if (next instanceof Node && !menu.closest("header")?.contains(next)) menu.hidePopover();
    };
    // Closes the menu when focus leaves it. Otherwise, the menu would cover the newly focused element.
    menu.addEventListener("focusout", ({ relatedTarget }) => closeBefore(relatedTarget), {
      signal,
    });
    // Closes the menu when the visitor taps outside of it. Safari on iOS before 18.3 doesn't do this
    // natively:
    // https://bugs.webkit.org/show_bug.cgi?id=267688
    document.addEventListener("pointerup", ({ target }) => closeBefore(target), { signal });
    // When Escape closes the menu, browsers return focus to the button only if the focused element is inside
    // the popover. This listener also returns focus from other elements, such as the logo.
    const returnFocus = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && menu.matches(":popover-open")) toggle.current?.focus();
    };
    document.addEventListener("keydown", returnFocus, { signal });
    // Closes the menu when the links become a row. An open menu would remain in the top layer and cover the
    // logo.
    const wide = matchMedia(WIDE);
    const close = () => wide.matches && menu.hidePopover();
    close();
    wide.addEventListener("change", close, { signal });
    return () => listeners.abort();
  }, [site.nav]);

  useEffect(() => {
    // The menu stays open on mount because the visitor may have opened it before hydration.
    if (shownPath.current === path) return;
    shownPath.current = path;
    nav.current?.hidePopover?.();
  }, [path]);

  return (
    <header className={styles.header} data-shrunk={shrunk || undefined}>
      {children}
      <div className={`wrap ${styles.bar}`}>
        <Link to="/" className={styles.home}>
          <Logo name={site.brand.name} />
          <span className="visually-hidden">{` ${site.shell.home}`}</span>
        </Link>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          popoverTarget={NAV_ID}
          aria-controls={NAV_ID}
          aria-expanded={expanded}
        >
          <Icon name="menu" />
          {site.shell.menu}
        </button>
        <nav
          ref={nav}
          id={NAV_ID}
          popover="auto"
          className={styles.nav}
          aria-label={site.shell.navLabel}
        >
          <ul className={styles.links}>
            {site.nav.map(({ label, href, newTab }) => (
              <li key={label}>
                <SiteLink
                  href={href}
                  className={styles.link}
                  newTabWords={newTab ? site.shell.newTab : undefined}
                  // A link to the current page doesn't change the path, but it should also close the menu.
                  onClick={() => nav.current?.hidePopover?.()}
                >
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
