import { graphql } from "gatsby";
import { Button } from "../../components/Button/Button";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import { RunBoard } from "../RunBoard/RunBoard";
import * as styles from "./Hero.module.css";

export const heroFragment = graphql`
  fragment Hero on HomeHero {
    title
    lead
    action {
      label
      href
    }
    secondaryAction {
      label
      href
    }
    note
    race {
      label
      href
    }
    board {
      ...RunBoard
    }
  }
`;

interface HeroProps {
  hero: Queries.HeroFragment;
  plans: readonly Queries.LanesOfPlanFragment[];
}

export function Hero({ hero, plans }: HeroProps) {
  return (
    <div className={styles.hero}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h1 className={styles.title}>{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
          <p className={styles.actions}>
            <Button href={hero.action.href}>{hero.action.label}</Button>
            <Button href={hero.secondaryAction.href} variant="secondary">
              {hero.secondaryAction.label}
            </Button>
          </p>
        </div>
        <RunBoard board={hero.board} plans={plans} />
        <div className={styles.more}>
          {hero.race && <SiteLink href={hero.race.href}>{hero.race.label}</SiteLink>}
          {hero.note && <p className="muted">{hero.note}</p>}
        </div>
      </div>
    </div>
  );
}
