import { useEffect, useState } from "react";
import * as styles from "./TableOfContents.module.css";

interface TableOfContentsProps {
  title: string;
  sections: readonly { id: string; title: string }[];
}

/** The section in the strip between these margins counts as the current one. */
const READING = "-25% 0px -70%";

export function TableOfContents({ title, sections }: TableOfContentsProps) {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const ids = new Map<Element, string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) setCurrent(ids.get(target));
        }
      },
      { rootMargin: READING },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id)?.closest("section");
      if (!section) continue;
      ids.set(section, id);
      observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);

  return (
    <nav className={styles.contents} aria-labelledby="table-of-contents">
      <h2 id="table-of-contents" className={styles.title}>
        {title}
      </h2>
      <ol className={styles.links}>
        {sections.map((section) => (
          <li key={section.id}>
            {/* With a plain link, keyboard navigation continues from the section. */}
            <a
              className={styles.link}
              href={`#${section.id}`}
              aria-current={section.id === current ? "location" : undefined}
            >
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
