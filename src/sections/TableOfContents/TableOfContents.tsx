import { Link } from "gatsby";
import * as styles from "./TableOfContents.module.css";

interface TableOfContentsProps {
  title: string;
  /** The page's own path, such as `/features`. */
  path: string;
  /** The sections of the page, in order: the id of each and its heading. */
  sections: readonly { id: string; title: string }[];
}

/** Links to the sections of a long page, on wide screens only: it stays beside the text there. */
export function TableOfContents({ title, path, sections }: TableOfContentsProps) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents" className={styles.title}>
        {title}
      </h2>
      <ol className={styles.links}>
        {sections.map((section) => (
          <li key={section.id}>
            {/* Not a plain link: Gatsby would keep one scroll position for page and section. */}
            <Link className={styles.link} to={`${path}#${section.id}`}>
              {section.title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
