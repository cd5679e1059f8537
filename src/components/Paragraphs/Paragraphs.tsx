import { graphql } from "gatsby";
import { SiteLink } from "../SiteLink/SiteLink";
import * as styles from "./Paragraphs.module.css";

export const textBlockFragment = graphql`
  fragment TextBlock on TextBlock {
    element
    lines {
      text
      emphasis
      href
    }
  }
  fragment TextSection on TextSection {
    title
    paragraphs {
      ...TextBlock
    }
  }
`;

export function Paragraphs({ paragraphs }: { paragraphs: readonly Queries.TextBlockFragment[] }) {
  return (
    <div className={styles.paragraphs}>
      {paragraphs.map(({ element: Block, lines }, block) => {
        const shown = lines.map((runs) => runs.map(showRun));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks, lines and runs never reorder
          <Block key={block}>
            {Block === "p"
              ? shown
              : // biome-ignore lint/suspicious/noArrayIndexKey: see above
                shown.map((line, index) => <li key={index}>{line}</li>)}
          </Block>
        );
      })}
    </div>
  );
}

function showRun(
  { text, emphasis: Emphasis, href }: Queries.TextBlockFragment["lines"][number][number],
  index: number,
) {
  const words = Emphasis ? <Emphasis key={index}>{text}</Emphasis> : text;
  return href ? (
    <SiteLink key={index} href={href}>
      {words}
    </SiteLink>
  ) : (
    words
  );
}
