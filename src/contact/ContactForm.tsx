import { type ReactNode, useEffect, useRef } from "react";
import { Field, type FieldControl } from "../components/Field/Field";
import { SubmitButton } from "../components/SubmitButton/SubmitButton";
import { formatNumber } from "../numbers/numbers";
import { fillWords } from "../words/fill-words";
import * as styles from "./ContactForm.module.css";
import { FailureNotice } from "./FailureNotice";
import { MessageCounter } from "./MessageCounter";
import { NotReadyNotice } from "./NotReadyNotice";
import { reloadPage } from "./submission";
import { useContactForm } from "./useContactForm";
import { useErrorTitle } from "./useErrorTitle";
import { type ErrorCode, FIELD_NAMES, type FieldName, LIMITS } from "./validation";
import { noteOtherWays } from "./without-react";
import type { ContactFormWords } from "./words";

/*
 * All are plain text fields for the browser: `type="email"` would hand over an international domain
 * in another spelling than the visitor's, and HTML doesn't allow `tel-national`, the number without
 * +1 which the check refuses, on `type="tel"`.
 */
const CONTROLS: Record<FieldName, FieldControl> = {
  firstName: { required: true, autoComplete: "given-name" },
  lastName: { required: true, autoComplete: "family-name" },
  email: {
    required: true,
    autoComplete: "email",
    inputMode: "email",
    autoCapitalize: "none",
    spellCheck: false,
  },
  phone: { autoComplete: "tel-national", inputMode: "tel" },
  company: { required: true, autoComplete: "organization" },
  message: { multiline: true, rows: 2 },
};

/** The fields as wide as the form. */
const WIDE: readonly FieldName[] = ["company", "message"];

interface ContactFormProps {
  /** Where submissions are posted to; while developing, a path of this site. */
  webhookUrl: string;
  words: ContactFormWords;
  /** Where the visitor may write to after a failure. */
  salesEmail: string;
  /** Links to write or call, for as long as the form can't work. */
  otherWays?: ReactNode;
  /** The plan that the visitor comes from; shown, and put into an empty message. */
  planName?: string | undefined;
  /** What the plan finder was asked about, in words; part of that message. */
  need?: { minutes: string; parallel: string } | undefined;
  /** What helps to write the message, below it. */
  helper?: (
    editMessage: (edit: (message: string) => string) => void,
    readOnly: boolean,
  ) => ReactNode;
  /** The `id` of the form's heading. */
  labelledBy?: string | undefined;
  /** How the page is loaded again after a 401 or 403. */
  reload?: () => void;
}

/** The contact form (specification, sections 3 to 5, 7 and 8). */
export function ContactForm({
  webhookUrl,
  words,
  salesEmail,
  otherWays,
  planName,
  need,
  helper,
  labelledBy,
  reload = reloadPage,
}: ContactFormProps) {
  const plan = planName === undefined ? undefined : { plan: planName };
  const { message, needMessage } = words.plan;
  const planMessage =
    plan && (need ? fillWords(needMessage, { ...plan, ...need }) : fillWords(message, plan));
  const contact = useContactForm({ webhookUrl, planMessage, reload });
  const { status, errors, values } = contact;
  const submitting = status === "submitting";
  const submit = useRef<HTMLButtonElement>(null);
  const thanks = useRef<HTMLDivElement>(null);

  useErrorTitle(
    FIELD_NAMES.some((name) => errors?.[name]),
    words.errorTitle,
  );

  useEffect(() => noteOtherWays(`${words.notReady} ${salesEmail}`), [words, salesEmail]);

  useEffect(() => {
    if (status !== "succeeded") return;
    // A button that is disabled while it has the focus loses it to what holds it in some browsers.
    if (document.activeElement?.contains(submit.current)) submit.current?.focus();
    // From a field, and with large letters, they may be further down than the window shows.
    thanks.current?.scrollIntoView({ block: "nearest" });
  }, [status]);

  const errorText = (name: FieldName, code: ErrorCode | undefined) =>
    code && fillWords(words.errors[code], { max: formatNumber(LIMITS[name]) });

  return (
    <div className={styles.contact}>
      {/*
       * "dialog", because a form outside a dialog then does nothing by itself: submitted before
       * hydration it neither navigates, nor puts what was typed into the address, nor loses it.
       */}
      <form
        ref={contact.form}
        className={styles.form}
        method="dialog"
        noValidate
        aria-labelledby={labelledBy}
        aria-busy={submitting}
        onInput={contact.onInput}
        onSubmit={contact.onSubmit}
      >
        {plan && contact.planShown && (
          <p className={styles.plan}>{fillWords(words.plan.chosen, plan)}</p>
        )}
        {FIELD_NAMES.map((name) => (
          <Field
            key={name}
            name={name}
            className={WIDE.includes(name) ? styles.wide : undefined}
            label={words.fields[name].label}
            hint={(errors?.[name] && words.fields[name].hintWhenWrong) ?? words.fields[name].hint}
            optional={words.optional}
            error={errorText(name, name === contact.overfilled ? "tooLong" : errors?.[name])}
            // The focus is in the field already, and nobody would hear of what is missing there.
            announced={name === contact.overfilled}
            note={
              name === "message" &&
              ((id) => <MessageCounter id={id} message={values.message} template={words.counter} />)
            }
            // What is typed while sending would be neither sent nor kept after a success.
            readOnly={submitting}
            {...CONTROLS[name]}
          />
        ))}
        {helper && <div className={styles.wide}>{helper(contact.editMessage, submitting)}</div>}
        <div className={styles.submit}>
          <SubmitButton ref={submit} busy={submitting}>
            {words.submit}
          </SubmitButton>
          <p className={styles.privacy}>{words.privacy}</p>
        </div>
      </form>
      {/* Outside the form: screen readers keep quiet about what changes in a busy one. */}
      <div
        ref={thanks}
        role="status"
        className={status === "succeeded" ? styles.thanks : "visually-hidden"}
      >
        {submitting ? words.submitting : status === "succeeded" ? words.success : ""}
      </div>
      <FailureNotice
        shown={status === "failed"}
        takesFocus={!contact.isWriting}
        words={words}
        values={values}
        salesEmail={salesEmail}
        onRetry={() => contact.form.current?.requestSubmit()}
      />
      <NotReadyNotice words={words.notReady}>{otherWays}</NotReadyNotice>
    </div>
  );
}
