import * as f from "./fields";
import * as shared from "./shared";

const fieldWords = f.namedGroup("FieldWords", "The text of a form field", {
  label: "The field's label",
  "hint?": f.line("A hint below the label"),
  "hintWhenWrong?": f.line("The hint that replaces the first hint while the field has an error"),
});

export const contact = f.file({
  seo: shared.seo,
  ...shared.heading,
  contactForm: f.section("Text in and around the form", {
    optional: "The text that marks a field as optional",
    fields: f.group("The text of each field", {
      firstName: fieldWords,
      lastName: fieldWords,
      email: fieldWords,
      phone: fieldWords,
      company: fieldWords,
      message: fieldWords,
    }),
    submit: "The text of the button that sends the form",
    privacy: f.text(
      "The text beside the button, which says what happens to the submitted data",
      120,
    ),
    submitting: "What screen readers announce while the form is being sent",
    success: f.line("The message that appears after the form has been sent"),
    failure: f.line("The message that appears if the form can't be sent"),
    errors: f.group("Error messages that appear beside a field", {
      required: f.line("The error message for a required field that is empty"),
      email: f.line("The error message for an invalid email address"),
      phone: f.line("The error message for an invalid phone number"),
      tooLong: "The error message for text that is too long; [max] is replaced with the limit",
    }),
    errorTitle:
      "The page title while a field has an error; [title] is replaced with the usual page title",
    counter: "The text that shows how many characters are left; [left] is replaced with the number",
    rescue: f.group("Help for visitors that appears if the form can't be sent", {
      text: f.line("The text that says what visitors can do instead"),
      again: "The text of the button that sends the form again",
      mail: "The text of the link that opens an email instead",
      mailSubject: f.line("The subject of the email that the link opens"),
      copy: "The text of the button that copies the message",
      copied: "The text of the copy button after the visitor has copied the message",
    }),
    plan: f.group("Text about the plan that the visitor chose on the pricing page", {
      chosen: "The text that shows which plan the visitor chose; [plan] is replaced with its name",
      message:
        "The beginning of the message for a chosen plan; [plan] is replaced with the plan's name",
      needMessage:
        "The beginning of the message for a plan from the plan finder, with the [plan] and the [minutes] and [parallel] tests that the visitor needs",
    }),
    suiteSentence:
      "The sentence that the message gets for the suite that a visitor enters, which takes this many [minutes] on this many [machines]",
    suiteHint: f.line("What stands below the fields until a visitor enters a suite"),
    notReady: f.paragraph(
      "What visitors see if they click the button while the form is still loading",
    ),
    noScript: f.paragraph("What visitors without JavaScript see instead of the form"),
  }),
  contactDetails: f.section(
    "The text beside the contact details; the details themselves are in site.yaml",
    {
      address: "The label of the postal address",
      email: "The label of the sales email address",
      phone: "The label of the phone number",
    },
  ),
  nextSteps: f.section("The section about what happens after the form has been sent", {
    steps: f.list("The three steps, in order", f.line("The step, in one short line"), {
      min: 3,
      max: 3,
      unique: [],
    }),
  }),
  customerStrip: shared.customerStrip,
});
