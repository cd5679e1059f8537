import { Link } from "gatsby";
import type { ReactNode } from "react";

interface SiteLinkProps {
  /** A page on this site (`/contact`), a fragment (`#plans`), a file or an external URL. */
  href: string;
  children: ReactNode;
  className?: string | undefined;
  /** If set, the link opens in a new tab, and this text tells screen reader users about that. */
  newTabWords?: string | undefined;
  onClick?: (() => void) | undefined;
}

/**
 * Renders a link from content: Gatsby's `Link` for a page on this site, or a plain `<a>` for anything else.
 */
export function SiteLink({ href, children, className, newTabWords, onClick }: SiteLinkProps) {
  if (href.startsWith("/") && !href.includes(".")) {
    return (
      <Link to={href} className={className} {...(onClick && { onClick })}>
        {children}
      </Link>
    );
  }
  if (newTabWords === undefined) {
    return (
      <a href={href} className={className} onClick={onClick}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} className={className} onClick={onClick} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">{` ${newTabWords}`}</span>
    </a>
  );
}
