import { z } from "zod";
import * as f from "../fields";
import { customersIntro, group, heading, section, seo } from "./shared";

const fieldWords = group("FieldWords", "The words of a form field", {
  label: f.label("The field's label"),
  hint: f.line("A hint below the label").optional(),
  hintWhenWrong: f.line("The hint in its place while the field is wrong").optional(),
});

export const contact = z.strictObject({
  seo,
  ...heading,
  form: section("ContactFormWords", "The words of the form", {
    optional: f.label("The mark of fields that may stay empty"),
    fields: group("ContactFieldWords", "The words of each field", {
      firstName: fieldWords,
      lastName: fieldWords,
      email: fieldWords,
      phone: fieldWords,
      company: fieldWords,
      message: fieldWords,
    }),
    submit: f.label("The button"),
    privacy: f.text("Beside the button: what becomes of what is sent", 120),
    submitting: f.label("What screen readers hear while it is being sent"),
    success: f.line("The message after a success"),
    failure: f.line("The message after a failure"),
    errors: group("ContactErrorWords", "The messages beside a field", {
      required: f.line("A required field is empty"),
      email: f.line("Not an email address"),
      phone: f.line("Not a phone number"),
      tooLong: f.textWithBlanks("Too long; [max] stands for the limit"),
    }),
    errorTitle: f.textWithBlanks("The page's title while a field is wrong; [title] stands for it"),
    counter: f.textWithBlanks("How much room is left; [left] stands for the number"),
    rescue: group("ContactRescueWords", "What helps after a failure", {
      text: f.line("What a visitor may do after a failure"),
      again: f.label("The button that sends the form once more"),
      mail: f.label("The link that writes an email instead"),
      mailSubject: f.line("That email's subject"),
      copy: f.label("The button that copies what was typed"),
      copied: f.label("What it says afterwards"),
    }),
    plan: group("ContactPlanWords", "What is said about a plan chosen on the pricing page", {
      chosen: f.textWithBlanks("Says which plan was chosen; [plan] stands for its name"),
      message: f.textWithBlanks("The message's first words; [plan] stands for the plan's name"),
      needMessage: f.textWithBlanks(
        "The same from the plan finder, with its [plan] and the need: [minutes], [parallel]",
      ),
    }),
    estimate: group(
      "ContactEstimateWords",
      "A fold-out in the form, where visitors may say how large their suite is",
      {
        title: f.label("What opens it: say that it is optional"),
        labels: group("ContactEstimateLabels", "The labels of its three fields", {
          tests: f.label("The number of tests"),
          minutes: f.label("The minutes that all of them take, one after the other"),
          runs: f.label("How often they run on a working day"),
        }),
        message: group("ContactEstimateMessage", "What the message says of these figures", {
          sentence: f.textWithBlanks("The sentence around them; [figures] stands for their list"),
          tests: f.textWithBlanks("The number of [tests]"),
          minutes: f.textWithBlanks("The [minutes] in all"),
          runs: f.textWithBlanks("The [runs] a day"),
        }),
        note: f.line("Below the fields, as long as there is no estimate"),
        wrong: f.label("Below a field with something else than a whole number in it"),
        basis: f.textWithBlanks(
          "Below the plan and its price: a run takes [time] minutes on [lanes] lanes, a month [minutes] minutes in [days] days",
        ),
      },
    ),
    notReady: f.paragraph("What follows a click on a form that is still loading"),
    noScript: f.paragraph("What visitors without JavaScript read in the form's place"),
  }),
  direct: section("ContactDetailsWords", "The words beside address, email and phone", {
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
  customers: customersIntro,
});
