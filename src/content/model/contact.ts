import { z } from "zod";
import * as f from "../fields";
import { customersIntro, group, heading, quoteOf, section, seo } from "./shared";

const fieldWords = group("FieldWords", "The texts of a form field", {
  label: f.label("The field's label"),
  hint: f.line("A hint below the label").optional(),
  hintWhenWrong: f.line("The hint that replaces it while the field has an error").optional(),
});

export const contact = z.strictObject({
  seo,
  ...heading,
  form: section("ContactFormWords", "The texts of the form", {
    optional: f.label("The mark of optional fields"),
    fields: group("ContactFieldWords", "The texts of each field", {
      firstName: fieldWords,
      lastName: fieldWords,
      email: fieldWords,
      phone: fieldWords,
      company: fieldWords,
      message: fieldWords,
    }),
    submit: f.label("The button"),
    privacy: f.text("Beside the button: what happens to the sent data", 120),
    submitting: f.label("What screen readers announce while the form is being sent"),
    success: f.line("The message after the form was sent"),
    failure: f.line("The message if the form can't be sent"),
    errors: group("ContactErrorWords", "The messages beside a field", {
      required: f.line("A required field is empty"),
      email: f.line("Not an email address"),
      phone: f.line("Not a phone number"),
      tooLong: f.textWithBlanks("Too long; [max] is replaced by the limit"),
    }),
    errorTitle: f.textWithBlanks(
      "The page's title while a field has an error; [title] is replaced by the usual title",
    ),
    counter: f.textWithBlanks("How many characters are left; [left] is replaced by the number"),
    rescue: group("ContactRescueWords", "What helps if the form can't be sent", {
      text: f.line("What visitors can do instead"),
      again: f.label("The button that sends the form again"),
      mail: f.label("The link that opens an email instead"),
      mailSubject: f.line("The subject of that email"),
      copy: f.label("The button that copies the message"),
      copied: f.label("Its text after that"),
    }),
    plan: group("ContactPlanWords", "Texts about a plan chosen on the pricing page", {
      chosen: f.textWithBlanks("Which plan was chosen; [plan] is replaced by its name"),
      message: f.textWithBlanks("The start of the message; [plan] is replaced by the plan's name"),
      needMessage: f.textWithBlanks(
        "The same from the plan finder, with the [plan] and the need: [minutes], [parallel]",
      ),
    }),
    estimate: group(
      "ContactEstimateWords",
      "A fold-out in the form, where visitors can enter the size of their suite",
      {
        title: f.label("The text that opens it; say that it is optional"),
        labels: group("ContactEstimateLabels", "The labels of its three fields", {
          tests: f.label("The number of tests"),
          minutes: f.label("The minutes that all tests take in sequence"),
          runs: f.label("How often they run on a working day"),
        }),
        message: group("ContactEstimateMessage", "How the message presents these figures", {
          sentence: f.textWithBlanks(
            "The sentence around them; [figures] is replaced by their list",
          ),
          tests: f.textWithBlanks("The number of [tests]"),
          minutes: f.textWithBlanks("The total [minutes]"),
          runs: f.textWithBlanks("The [runs] a day"),
        }),
        note: f.line("Below the fields, until there is an estimate"),
        wrong: f.label("Below a field that doesn't contain a whole number"),
        basis: f.textWithBlanks(
          "Below the plan and its price: a run takes [time] minutes on [lanes] lanes, a month [minutes] minutes in [days] days",
        ),
      },
    ),
    notReady: f.paragraph("What visitors read if they click while the form is still loading"),
    noScript: f.paragraph("What visitors without JavaScript read instead of the form"),
  }),
  direct: section("ContactDetailsWords", "The texts beside address, email and phone", {
    address: f.label("The label of the postal address"),
    email: f.label("The label of the sales email"),
    phone: f.label("The label of the phone number"),
  }),
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
