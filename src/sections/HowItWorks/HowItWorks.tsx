import { graphql } from "gatsby";
import { Picture } from "../../components/Picture/Picture";
import * as styles from "./HowItWorks.module.css";

export const howItWorksFragment = graphql`
  fragment HowItWorks on HowItWorks {
    title
    steps {
      title
      text
      picture {
        ...PagePicture
      }
    }
  }
`;

export function HowItWorks({ howItWorks }: { howItWorks: Queries.HowItWorksFragment }) {
  return (
    <section className="section alt" aria-labelledby="how-it-works">
      <div className="wrap">
        <h2 id="how-it-works">{howItWorks.title}</h2>
        <ol className={styles.steps}>
          {howItWorks.steps.map(({ title, text, picture }) => (
            <li key={title} className={styles.step}>
              <Picture
                picture={picture}
                sizes="(width >= 82rem) 24rem, (width >= 62rem) 30vw, (width >= 40rem) 45vw, 90vw"
              />
              <div className={styles.words}>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
