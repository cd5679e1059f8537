import { BUTTON_SIZES, BUTTON_VARIANTS, Button } from "../components/Button/Button";
import { CodeSample } from "../components/CodeSample/CodeSample";
import { Field } from "../components/Field/Field";
import { LogLines } from "../components/LogLines/LogLines";
import { Logo, LogoMark } from "../components/Logo/Logo";
import { SiteLink } from "../components/SiteLink/SiteLink";
import { Spinner } from "../components/Spinner/Spinner";
import { SubmitButton } from "../components/SubmitButton/SubmitButton";
import * as styles from "./Styleguide.module.css";

/** Buttons in every variant and size, and a form's at rest and busy. Point at them and tab to them. */
export function Buttons() {
  return (
    <>
      {BUTTON_VARIANTS.map((variant) => (
        <div key={variant} className={styles.row}>
          {BUTTON_SIZES.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant}, {size}
            </Button>
          ))}
          <Button variant={variant} to="/contact">
            {variant}, link
          </Button>
        </div>
      ))}
      <div className={styles.row}>
        <SubmitButton busy={false}>submit</SubmitButton>
        <SubmitButton busy>submit, busy</SubmitButton>
      </div>
    </>
  );
}

/** Fields in every state. */
export function Fields() {
  return (
    <div className={styles.fields}>
      <Field name="rest" label="At rest" optional="optional" />
      <Field name="required" label="Required" optional="optional" required />
      <Field name="hint" label="With a hint" optional="optional" hint="10 digits" />
      <Field name="error" label="With an error" optional="optional" error="Invalid phone number" />
      <Field name="both" label="With both" optional="optional" hint="10 digits" error="Required" />
      <Field name="readOnly" label="Read only, while sending" optional="optional" readOnly />
      <Field
        name="text"
        label="Several lines"
        optional="optional"
        hint="Which tests do you run?"
        note={(id) => <span id={id}>500 characters left</span>}
        multiline
        rows={4}
      />
      <Field
        name="textError"
        label="Several lines with an error"
        optional="optional"
        error="Too long"
        multiline
        rows={4}
      />
    </div>
  );
}

/** Logo, links, spinner, log lines and code. */
export function SmallParts() {
  return (
    <>
      <p className={styles.row}>
        <span className={styles.logo}>
          <Logo name="Paralane" />
        </span>
        <LogoMark />
        <Spinner />
        <SiteLink href="/pricing">A link inside the site</SiteLink>
        <SiteLink href="https://blog.paralane.example" newTabWords="(opens in a new tab)">
          A link to a new tab
        </SiteLink>
      </p>
      <LogLines
        lines={[
          { tone: "passed", text: "A test that passed" },
          { tone: "running", text: "One that runs" },
          { tone: "failed", text: "One that failed" },
          { tone: "said", text: "What somebody says of it" },
        ]}
      />
      <CodeSample
        sample={{
          caption: "A caption",
          lines: ["build    passed    1 min 12 s", "test     failed    9 min 41 s"],
        }}
      />
    </>
  );
}
