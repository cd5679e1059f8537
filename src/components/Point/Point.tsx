import type { IconName } from "../../styles/icons";
import { Icon } from "../Icon/Icon";
import * as styles from "./Point.module.css";

interface PointProps {
  icon: IconName;
  title: string;
  text: string;
}

export function Point({ icon, title, text }: PointProps) {
  return (
    <div>
      <h3 className={styles.title}>
        <Icon name={icon} className={styles.icon} />
        {title}
      </h3>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
