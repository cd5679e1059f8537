export const contactWords: Queries.ContactFormFragment = {
  optional: "optional",
  fields: {
    firstName: { label: "First name", hint: null, hintWhenWrong: null },
    lastName: { label: "Last name", hint: null, hintWhenWrong: null },
    email: { label: "Work email", hint: null, hintWhenWrong: null },
    phone: {
      label: "Phone",
      hint: "A US number",
      hintWhenWrong: "10 digits, such as (503) 555-0142",
    },
    company: { label: "Company", hint: null, hintWhenWrong: null },
    message: { label: "Message", hint: null, hintWhenWrong: null },
  },
  submit: "Send message",
  privacy: "We use your message to answer you, and for nothing else.",
  submitting: "Sending your message",
  success: "Thank you! We will reach out soon.",
  failure: "Oops! Failed to submit, please try again.",
  errors: {
    required: "Required",
    email: "Invalid email address",
    phone: "Invalid phone number",
    tooLong: "Please keep it to [max] characters",
  },
  errorTitle: "Error: [title]",
  counter: "[left] characters left",
  rescue: {
    text: "Everything you typed is still here.",
    again: "Try again",
    mail: "Send it as an email",
    mailSubject: "Message from the Paralane website",
    copy: "Copy what I typed",
    copied: "Copied",
  },
  plan: {
    chosen: "You asked about the [plan] plan.",
    message: "I would like to know more about the [plan] plan.",
    needMessage:
      "I would like to know more about the [plan] plan, for [minutes] minutes a month and [parallel] tests at once.",
  },
  notReady: "The form is slow to load.",
};
