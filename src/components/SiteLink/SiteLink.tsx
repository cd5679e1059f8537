import { Link } from "gatsby";
import type { ReactNode } from "react";

interface SiteLinkProps {
  /** The link target: a page on this site (`/contact`), a fragment (`#plans`), a file or an external URL. */
  href: string;
  children: ReactNode;
  className?: string | undefined;
  /**
   * Text that tells screen reader users that the link opens in a new tab. If undefined, the link opens in the
   * same tab.
   */
  newTabWords?: string | undefined;
  onClick?: (() => void) | undefined;
}

/**
 * A link from content. Links to pages on this site use Gatsby's `Link`, and all other links are plain
 * `<a>` elements.
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
