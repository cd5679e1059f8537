import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Icon } from "../../components/Icon/Icon";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import * as styles from "./Announcement.module.css";

export const announcementFragment = graphql`
  fragment Announcement on Announcement {
    text
    href
  }
`;

interface AnnouncementProps {
  announcement: Queries.AnnouncementFragment;
  children: ReactNode;
}

export function Announcement({ announcement: { text, href }, children }: AnnouncementProps) {
  return (
    <aside className={styles.announcement}>
      {children}
      <div className="wrap">
        <SiteLink href={href} className={styles.link}>
          {text} <Icon name="arrow_right" />
        </SiteLink>
      </div>
    </aside>
  );
}
