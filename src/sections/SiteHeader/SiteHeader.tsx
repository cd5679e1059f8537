import { graphql, Link } from "gatsby";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "../../components/Icon/Icon";
import { Logo } from "../../components/Logo/Logo";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import { useScrolledPast } from "../../hooks/useScrolledPast";
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

/** How far the page must be scrolled for the navigation to shrink (specification, section 9). */
const SHRUNK_PAST = 100;

const NAV_ID = "site-nav";

/** Where the links are a row of the bar, as SiteHeader.module.css has it. */
const WIDE = "(width > 767px) and (width >= 48em)";

interface SiteHeaderProps {
  site: Queries.SiteHeaderFragment;
  /** The path that is shown; a change of it closes the menu. */
  path: string;
  /** The link past the navigation, which comes before all else. */
  children?: ReactNode;
}

/**
 * The sticky top navigation. On narrow screens its links are a popover: the browser itself opens
 * and closes it, Escape included, before React has started and without it.
 */
export function SiteHeader({ site, path, children }: SiteHeaderProps) {
  const shrunk = useScrolledPast(SHRUNK_PAST);
  const nav = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const shownPath = useRef(path);
  // Unknown until React has started: the menu may have been opened before.
  const [expanded, setExpanded] = useState<boolean>();

  useEffect(() => {
    const menu = nav.current;
    // Without popovers the links are a row of their own (SiteHeader.module.css).
    if (!menu || !("hidePopover" in menu)) return;
    const update = () => {
      const isOpen = menu.matches(":popover-open");
      setExpanded(isOpen);
      // On a phone nobody is over a link before pressing it.
      if (isOpen) loadAhead(site.nav.map(({ href }) => href));
    };
    update();
    menu.addEventListener("toggle", update);
    const closeBefore = (next: EventTarget | null) => {
      if (next instanceof Node && !menu.closest("header")?.contains(next)) menu.hidePopover();
    };
    // An open menu would lie over what has the focus next.
    const leave = ({ relatedTarget }: FocusEvent) => closeBefore(relatedTarget);
    menu.addEventListener("focusout", leave);
    // Browsers do it themselves, but for Safari on iOS before 18.3: https://bugs.webkit.org/show_bug.cgi?id=267688
    const press = ({ target }: PointerEvent) => closeBefore(target);
    document.addEventListener("pointerup", press);
    // Who closes a popover from beside it, as from the logo, keeps the focus there.
    const returnFocus = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && menu.matches(":popover-open")) toggle.current?.focus();
    };
    document.addEventListener("keydown", returnFocus);
    // In the row an open menu would lie over the logo: what is open stays in the browser's top layer.
    const wide = matchMedia(WIDE);
    const close = () => wide.matches && menu.hidePopover();
    close();
    wide.addEventListener("change", close);
    return () => {
      menu.removeEventListener("toggle", update);
      menu.removeEventListener("focusout", leave);
      document.removeEventListener("pointerup", press);
      document.removeEventListener("keydown", returnFocus);
      wide.removeEventListener("change", close);
    };
  }, [site.nav]);

  useEffect(() => {
    // Not on arrival: the menu may have been opened before React had started.
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
                  // A link to the page that is shown changes no path, and closes the menu too.
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
