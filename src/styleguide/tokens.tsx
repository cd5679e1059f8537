import type { CSSProperties } from "react";
import * as styles from "./Styleguide.module.css";

/** A surface of tokens.css with the colours that are used on it. */
const SURFACES = [
  {
    name: "bg",
    on: ["text", "text-muted", "link", "accent", "passed", "running", "failed"],
  },
  { name: "bg-alt", on: ["text", "text-muted", "link", "accent"] },
  { name: "surface", on: ["text", "text-muted", "link", "accent"] },
  { name: "surface-sunken", on: ["text", "text-muted"] },
  { name: "accent", on: ["on-accent"] },
  { name: "accent-hover", on: ["on-accent"] },
  { name: "passed-bg", on: ["passed"] },
  { name: "running-bg", on: ["running"] },
  { name: "failed-bg", on: ["failed", "text"] },
  {
    name: "inverse-bg",
    on: ["inverse-text", "inverse-muted", "inverse-passed", "inverse-running", "inverse-failed"],
  },
  { name: "band", on: ["inverse-text", "inverse-muted"] },
  { name: "inverse-passed-hover", on: ["board-on-fill"] },
  { name: "board-passed", on: ["board-on-fill"] },
  { name: "board-retried", on: ["board-on-fill"] },
] as const;

/** Colours of lines and areas, which carry no words. */
const FILLS = [
  "rule",
  "rule-strong",
  "focus",
  "passed-fill",
  "running-fill",
  "failed-fill",
  "inverse-rule",
  "inverse-track",
];

const colour = (name: string) => `var(--color-${name})`;

/** Every semantic colour: each surface with the text that stands on it, then the fills. */
export function Colours() {
  return (
    <>
      <ul className={styles.swatches}>
        {SURFACES.map(({ name, on }) => (
          <li key={name} className={styles.swatch} style={{ background: colour(name) }}>
            {on.map((text) => (
              <p key={text} style={{ color: colour(text) }}>
                <code>
                  {text} on {name}
                </code>
              </p>
            ))}
          </li>
        ))}
      </ul>
      <ul className={styles.fills}>
        {FILLS.map((name) => (
          <li key={name}>
            <span className={styles.fill} style={{ background: colour(name) }} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

const SIZES = ["4xl", "3xl", "2xl", "xl", "lg", "md", "sm", "xs"];
const DISPLAY_SIZES = 5;

/** The type scale: the larger sizes in the display face, the smaller ones in the text face. */
export function TypeScale() {
  return (
    <dl className={styles.types}>
      {SIZES.map((size, index) => (
        <div key={size}>
          <dt>
            <code>text-{size}</code>
          </dt>
          <dd
            className={index < DISPLAY_SIZES ? styles.display : undefined}
            style={{ fontSize: `var(--text-${size})` }}
          >
            412 tests in 9 min 41 s
          </dd>
        </div>
      ))}
    </dl>
  );
}

const SPACES = [1, 2, 3, 4, 5, 6, 7, 8];

/** The steps of space, and the radius scale. */
export function Spaces() {
  return (
    <>
      <dl className={styles.spaces}>
        {SPACES.map((step) => (
          <div key={step}>
            <dt>
              <code>space-{step}</code>
            </dt>
            <dd style={{ width: `var(--space-${step})` }} className={styles.space} />
          </div>
        ))}
      </dl>
      <ul className={styles.row}>
        {["sm", "md", "lg"].map((size) => (
          <li
            key={size}
            className={styles.radius}
            style={{ "--radius": `var(--radius-${size})` } as CSSProperties}
          >
            <code>radius-{size}</code>
          </li>
        ))}
        <li className={styles.shadow}>
          <code>shadow</code>
        </li>
      </ul>
    </>
  );
}
