import { graphql } from "gatsby";
import { type ReactNode, useEffect, useRef } from "react";
import { Field, type FieldControl } from "../components/Field/Field";
import { SubmitButton } from "../components/SubmitButton/SubmitButton";
import { formatNumber } from "../numbers";
import { NOT_READY_ID } from "../runtime/names";
import { fillTemplate } from "../words";
import * as styles from "./ContactForm.module.css";
import { FailureNotice } from "./FailureNotice";
import * as noticeStyles from "./FailureNotice.module.css";
import { FORM_NAME } from "./form-fields";
import { editMessage } from "./form-session";
import { MessageCounter } from "./MessageCounter";
import { reloadPage } from "./submission";
import { useContactForm } from "./useContactForm";
import { useErrorTitle } from "./useErrorTitle";
import { type ErrorCode, FIELD_NAMES, type FieldName, LIMITS } from "./validation";

export const contactFormWordsFragment = graphql`
  fragment FieldWords on FieldWords {
    label
    hint
    hintWhenWrong
  }

  fragment ContactForm on ContactForm {
    optional
    fields {
      firstName { ...FieldWords }
      lastName { ...FieldWords }
      email { ...FieldWords }
      phone { ...FieldWords }
      company { ...FieldWords }
      message { ...FieldWords }
    }
    submit
    privacy
    submitting
    success
    failure
    errors {
      required
      email
      phone
      tooLong
    }
    errorTitle
    counter
    rescue {
      text
      again
      mail
      mailSubject
      copy
      copied
    }
    plan {
      chosen
      message
      needMessage
    }
    notReady
  }
`;

/*
 * All inputs have `type="text"`. With `type="email"`, a browser may convert an international domain name to
 * Punycode. The phone field uses the `tel-national` autofill token, which omits the +1 that validation
 * rejects. HTML doesn't allow `tel-national` on `type="tel"`.
 *
 * No field has an `enterkeyhint`. A phone then labels its Enter key with what it does: on iOS, it sends the form,
 * and on Android, it moves to the next field. Either hint would be wrong on one of them.
 */
const CONTROLS: Record<FieldName, FieldControl> = {
  firstName: { required: true, autoComplete: "given-name", autoCapitalize: "words" },
  lastName: { required: true, autoComplete: "family-name", autoCapitalize: "words" },
  email: { required: true, autoComplete: "email", inputMode: "email", autoCapitalize: "none" },
  phone: { autoComplete: "tel-national", inputMode: "tel", autoCapitalize: "none" },
  company: { required: true, autoComplete: "organization", autoCapitalize: "words" },
  message: { multiline: true, rows: 2, autoComplete: "off", autoCapitalize: "sentences" },
};

const WIDE: readonly FieldName[] = ["company", "message"];

interface ContactFormProps {
  webhookUrl: string;
  words: Queries.ContactFormFragment;
  salesEmail: string;
  /** Email and phone links, shown if the form's scripts don't load in time or have stopped. */
  otherWays?: ReactNode;
  /** The message gets a sentence with this name, and the form shows the plan while the message contains it. */
  planName?: string | undefined;
  /** What the visitor entered in the plan finder, formatted for the prefilled message. */
  need?: { minutes: string; parallel: string } | undefined;
  /** Something above the fields that writes into the message. */
  helper?: (
    message: string,
    editMessage: (edit: (message: string) => string) => void,
    readOnly: boolean,
  ) => ReactNode;
  labelledBy?: string | undefined;
  reload?: () => void;
}

/** The contact form (specification, sections 3 to 5, 7 and 8). form-session.ts owns its text and its state. */
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
    plan && (need ? fillTemplate(needMessage, { ...plan, ...need }) : fillTemplate(message, plan));
  const contact = useContactForm({ webhookUrl, planMessage, reload });
  const { form, state, errors, values } = contact;
  const isSending = state === "sending";
  const submit = useRef<HTMLButtonElement>(null);
  const thanks = useRef<HTMLDivElement>(null);

  useErrorTitle(
    FIELD_NAMES.some((name) => errors[name]),
    words.errorTitle,
  );

  useEffect(() => {
    if (state !== "sent") return;
    // In some browsers, disabling a focused button moves focus to an ancestor.
    if (document.activeElement?.contains(submit.current)) submit.current?.focus();
    // The thank-you message may be below the viewport if the text is large or the visitor pressed Enter in a
    // field.
    thanks.current?.scrollIntoView({ block: "nearest" });
  }, [state]);

  const errorText = (code: ErrorCode | undefined, max: number) =>
    code && fillTemplate(words.errors[code], { max: formatNumber(max) });

  return (
    <div className={styles.contact}>
      {/*
       * Outside a dialog element, the method "dialog" does nothing. Submitting the form before hydration
       * therefore doesn't navigate, put the values in the URL, or lose them.
       */}
      <form
        ref={form}
        name={FORM_NAME}
        className={styles.form}
        method="dialog"
        noValidate
        aria-labelledby={labelledBy}
        aria-busy={isSending}
        onSubmit={contact.onSubmit}
      >
        {helper && (
          <div className={styles.wide}>{helper(values.message, editMessage, isSending)}</div>
        )}
        {plan && planMessage && values.message.includes(planMessage) && (
          <p className={styles.plan}>{fillTemplate(words.plan.chosen, plan)}</p>
        )}
        {FIELD_NAMES.map((name) => (
          <Field
            key={name}
            name={name}
            className={WIDE.includes(name) ? styles.wide : undefined}
            label={words.fields[name].label}
            hint={(errors[name] && words.fields[name].hintWhenWrong) ?? words.fields[name].hint}
            optional={words.optional}
            error={errorText(errors[name], LIMITS[name])}
            note={
              name === "message" &&
              ((id) => <MessageCounter id={id} message={values.message} template={words.counter} />)
            }
            // Text typed while the form is being sent wouldn't be submitted, and a successful submission
            // would clear it.
            readOnly={isSending}
            {...CONTROLS[name]}
          />
        ))}
        <div className={styles.submit}>
          <SubmitButton ref={submit} busy={isSending}>
            {words.submit}
          </SubmitButton>
          <p className={styles.privacy}>{words.privacy}</p>
        </div>
      </form>
      {/*
       * The thank-you message is outside the form because screen readers don't announce changes inside an
       * element with aria-busy.
       */}
      <div className={styles.below}>
        <div
          ref={thanks}
          role="status"
          className={state === "sent" ? styles.thanks : "visually-hidden"}
        >
          {isSending ? words.submitting : state === "sent" ? words.success : ""}
        </div>
      </div>
      <FailureNotice
        shown={state === "failed"}
        takesFocus={!contact.isWriting}
        words={words}
        values={values}
        salesEmail={salesEmail}
        onRetry={() => form.current?.requestSubmit()}
      />
      {/* If React doesn't run, form-session.ts or runtime/stop.ts shows this notice. */}
      <div
        id={NOT_READY_ID}
        role="alert"
        className={noticeStyles.notice}
        hidden
        suppressHydrationWarning
      >
        <p>
          {words.notReady} {otherWays}
        </p>
      </div>
    </div>
  );
}
