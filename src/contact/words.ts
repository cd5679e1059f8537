import { graphql } from "gatsby";

export const contactFormWordsFragment = graphql`
  fragment FieldWords on FieldWords {
    label
    hint
    hintWhenWrong
  }

  fragment ContactFormWords on ContactFormWords {
    optional
    fields {
      firstName {
        ...FieldWords
      }
      lastName {
        ...FieldWords
      }
      email {
        ...FieldWords
      }
      phone {
        ...FieldWords
      }
      company {
        ...FieldWords
      }
      message {
        ...FieldWords
      }
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

export type ContactFormWords = Queries.ContactFormWordsFragment;
