import { Link } from "gatsby";
import type { ReactNode } from "react";

interface SiteLinkProps {
  /** A page of this site (`/contact`), a place on the page (`#plans`), a file or an outside address. */
  href: string;
  children: ReactNode;
  className?: string | undefined;
  /** Words for screen readers after an outside link that opens a new tab; without them it stays. */
  newTabWords?: string | undefined;
  onClick?: (() => void) | undefined;
}

/** A link to wherever content points: Gatsby's own link to a page of the site, a plain one to all else. */
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
