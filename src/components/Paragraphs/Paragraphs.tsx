import { graphql } from "gatsby";
import { SiteLink } from "../SiteLink/SiteLink";
import * as styles from "./Paragraphs.module.css";

export const textBlockFragment = graphql`
  fragment TextBlock on TextBlock {
    element
    lines {
      text
      look
      href
    }
  }
`;

/** Running text: paragraphs and lists, with emphasis and links. The build has read its markup. */
export function Paragraphs({ paragraphs }: { paragraphs: readonly Queries.TextBlockFragment[] }) {
  return (
    <div className={styles.paragraphs}>
      {paragraphs.map(({ element: Block, lines }) => {
        const shown = lines.map((runs) => runs.map(showRun));
        return (
          <Block key={JSON.stringify(lines)}>
            {Block === "p"
              ? shown
              : shown.map((line, index) => <li key={JSON.stringify(lines[index])}>{line}</li>)}
          </Block>
        );
      })}
    </div>
  );
}

function showRun({ text, look: Look, href }: Queries.TextBlockFragment["lines"][number][number]) {
  const words = Look ? <Look key={text}>{text}</Look> : text;
  return href ? (
    <SiteLink key={text} href={href}>
      {words}
    </SiteLink>
  ) : (
    words
  );
}
