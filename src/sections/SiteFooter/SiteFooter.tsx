import { graphql } from "gatsby";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "../../components/Icon/Icon";
import { Logo } from "../../components/Logo/Logo";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import * as styles from "./SiteFooter.module.css";

export const siteFooterFragment = graphql`
  fragment FooterColumn on FooterColumn {
    title
    links {
      label
      href
    }
  }

  fragment SiteFooter on SiteYaml {
    brand {
      name
      tagline
    }
    shell {
      copyright
      social
    }
    footer {
      company {
        ...FooterColumn
      }
      support {
        ...FooterColumn
      }
      address {
        title
      }
    }
    contact {
      addressLines
      supportEmail
      salesEmail
      phone
      phoneLink
    }
    social {
      label
      icon
      href
    }
  }
`;

interface SiteFooterProps {
  site: Queries.SiteFooterFragment;
  children?: ReactNode;
}

export function SiteFooter({ site, children }: SiteFooterProps) {
  const { brand, footer, contact, social, shell } = site;
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.brand}>
          <div className={styles.logo}>
            <Logo name={brand.name} />
          </div>
          <p className={styles.tagline}>{brand.tagline}</p>
        </div>
        <LinkColumn {...footer.company} />
        <LinkColumn {...footer.support}>
          <li>
            <a href={`mailto:${contact.supportEmail}`} className={styles.email}>
              {contact.supportEmail}
            </a>
          </li>
        </LinkColumn>
        <div>
          <h2 className={styles.title}>{footer.address.title}</h2>
          <address className={styles.address}>
            <p>
              {contact.addressLines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </p>
            <a href={`tel:${contact.phoneLink}`}>{contact.phone}</a>
            <a href={`mailto:${contact.salesEmail}`}>{contact.salesEmail}</a>
          </address>
        </div>
      </div>
      <div className="wrap">
        <div className={styles.end}>
          <p className={styles.copyright}>
            {"© "}
            {/*
             * A separate element lets React update this text even after a page translator has wrapped the
             * surrounding text in other elements.
             */}
            <span>
              <CurrentYear />
            </span>
            {` ${shell.copyright}`}
          </p>
          <ul className={styles.social} aria-label={shell.social}>
            {social.map(({ label, icon, href }) => (
              <li key={href}>
                <a href={href} className={styles.profile}>
                  {icon && <Icon name={icon} className={styles.mark} />}
                  {label}
                </a>
              </li>
            ))}
          </ul>
          {children}
        </div>
      </div>
    </footer>
  );
}

function LinkColumn({
  title,
  links,
  children,
}: Queries.SiteFooterFragment["footer"]["company"] & { children?: ReactNode }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={label}>
            <SiteLink href={href}>{label}</SiteLink>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}

/**
 * The current year in the visitor's time zone. During hydration, React keeps the year in which the
 * site was built. If the year has changed since then, a new key makes React render the current year.
 */
function CurrentYear() {
  const year = new Date().getFullYear();
  const shown = useRef<HTMLElement>(null);
  const [key, setKey] = useState<number>();
  useEffect(() => {
    if (shown.current?.textContent !== String(year)) setKey(year);
  }, [year]);
  return (
    <span key={key} ref={shown} suppressHydrationWarning>
      {year}
    </span>
  );
}
