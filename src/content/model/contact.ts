import { z } from "zod";
import * as f from "../fields";
import { customersIntro, group, heading, quoteOf, section, seo } from "./shared";

const fieldWords = group("FieldWords", "The text of a form field", {
  label: f.label("The field's label"),
  hint: f.line("A hint below the label").optional(),
  hintWhenWrong: f
    .line("The hint that replaces the first hint while the field has an error")
    .optional(),
});

export const contact = z.strictObject({
  seo,
  ...heading,
  form: section("ContactFormWords", "The form's text", {
    optional: f.label("The text that marks optional fields"),
    fields: group("ContactFieldWords", "The text of each field", {
      firstName: fieldWords,
      lastName: fieldWords,
      email: fieldWords,
      phone: fieldWords,
      company: fieldWords,
      message: fieldWords,
    }),
    submit: f.label("The button"),
    privacy: f.text("The text beside the button: what happens to the submitted data", 120),
    submitting: f.label("What screen readers announce while the form is being sent"),
    success: f.line("The message after the form has been sent"),
    failure: f.line("The message if the form can't be sent"),
    errors: group("ContactErrorWords", "Error messages beside a field", {
      required: f.line("The message if a required field is empty"),
      email: f.line("The message if the email address is invalid"),
      phone: f.line("The message if the phone number is invalid"),
      tooLong: f.textWithBlanks(
        "The message if the text is too long; [max] is replaced by the limit",
      ),
    }),
    errorTitle: f.textWithBlanks(
      "The page's title while a field has an error; [title] is replaced by the usual title",
    ),
    counter: f.textWithBlanks("How many characters are left; [left] is replaced by the number"),
    rescue: group("ContactRescueWords", "Help for visitors if the form can't be sent", {
      text: f.line("What visitors can do instead"),
      again: f.label("The button that sends the form again"),
      mail: f.label("The link that opens an email instead"),
      mailSubject: f.line("The subject of that email"),
      copy: f.label("The button that copies the message"),
      copied: f.label("The button's text after visitors copy the message"),
    }),
    plan: group(
      "ContactPlanWords",
      "Text about the plan that the visitor chose on the pricing page",
      {
        chosen: f.textWithBlanks("Which plan the visitor chose; [plan] is replaced by its name"),
        message: f.textWithBlanks(
          "The start of the message; [plan] is replaced by the plan's name",
        ),
        needMessage: f.textWithBlanks(
          "The start of the message from the plan finder: the [plan], and the [minutes] and [parallel] tests that the visitor needs",
        ),
      },
    ),
    estimate: group(
      "ContactEstimateWords",
      "A collapsible part of the form, where visitors can enter the size of their suite",
      {
        title: f.label("The text that opens this part; say that it is optional"),
        labels: group("ContactEstimateLabels", "The labels of the three fields", {
          tests: f.label("The number of tests"),
          minutes: f.label("The minutes that all tests take in sequence"),
          runs: f.label("How often the suite runs on a working day"),
        }),
        message: group("ContactEstimateMessage", "How the message presents these figures", {
          sentence: f.textWithBlanks(
            "The sentence that contains the figures; [figures] is replaced by the list",
          ),
          tests: f.textWithBlanks("The number of [tests]"),
          minutes: f.textWithBlanks("The total number of [minutes]"),
          runs: f.textWithBlanks("The number of [runs] a day"),
        }),
        note: f.line("The note below the fields until there is an estimate"),
        wrong: f.label("The error below a field that doesn't contain a whole number"),
        basis: f.textWithBlanks(
          "The text below the plan and its price: a run takes [time] minutes on [lanes] lanes, a month [minutes] minutes in [days] days",
        ),
      },
    ),
    notReady: f.paragraph("What visitors see if they click while the form is still loading"),
    noScript: f.paragraph("What visitors without JavaScript see instead of the form"),
  }),
  direct: section(
    "ContactDetailsWords",
    "The text beside the postal address, email addresses and phone number",
    {
      address: f.label("The label of the postal address"),
      email: f.label("The label of the sales email address"),
      phone: f.label("The label of the phone number"),
    },
  ),
  next: section("ContactNext", "What happens next", {
    steps: f.list("The three steps, in order", f.line("One short line"), {
      min: 3,
      max: 3,
      unique: [],
    }),
  }),
  quoteOf,
  customers: customersIntro,
});
