import { Link } from "gatsby";
import type { ReactNode } from "react";

interface SiteLinkProps {
  href: string;
  children: ReactNode;
  className?: string | undefined;
  /** Tells screen reader users that the link opens in a new tab. If undefined, it opens in the same tab. */
  newTabWords?: string | undefined;
  onClick?: (() => void) | undefined;
}

export function SiteLink({ href, children, className, newTabWords, onClick }: SiteLinkProps) {
  const isPage = href.startsWith("/") && !href.includes(".");
  if (isPage && newTabWords === undefined) {
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
