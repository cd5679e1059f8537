import { z } from "zod";
import { ICON_NAMES } from "../components/Icon/icons";
import {
  address,
  count,
  dollars,
  email,
  oneOf,
  outsideAddress,
  picture,
  references,
  slug,
  text,
  yesOrNo,
} from "./content-kinds";

/**
 * THE definition of every content type. The GraphQL types of the data layer, the editors' JSON
 * Schemas and the checks of `npm run check:content` all come from it.
 */

const icon = (description: string) => oneOf("IconName", ICON_NAMES, description);

const action = z
  .strictObject({
    label: text("What the button says: what happens when it is pressed", "label"),
    href: address("Where it leads"),
  })
  .meta({ id: "Action", description: "A button or link" });

const callToAction = z
  .strictObject({
    title: text("The invitation", "title"),
    text: text("One or two sentences below it", "paragraph"),
    action,
  })
  .meta({ id: "CallToAction", description: "The closing block that leads to the contact page" });

const point = z
  .strictObject({
    icon: icon("The icon beside the point"),
    title: text("A few words", "title"),
    text: text("One or two sentences", "paragraph"),
  })
  .meta({ id: "Point", description: "An icon, a heading and a short text" });

const customersIntro = z
  .strictObject({ title: text("The words above the customers' logos", "title") })
  .meta({ id: "CustomersIntro" });

const seo = z
  .strictObject({
    title: text(
      "The page's title in search results and browser tabs, without the brand's name",
      "title",
    ).optional(),
    description: text("One or two sentences for search results", { max: 200 }).optional(),
  })
  .meta({
    id: "SeoWords",
    description: "What search engines show; the site's own words stand in where a line is missing",
  });

const intro = {
  title: text("The page's heading", "title"),
  lead: text("The sentences below the heading", "paragraph"),
};

const section = <Shape extends z.ZodRawShape>(id: string, description: string, shape: Shape) =>
  z
    .strictObject({
      title: text("The section's heading", "title"),
      ...shape,
    })
    .meta({ id, description });

const site = z.strictObject({
  brand: z
    .strictObject({
      name: text("The brand's name", "label"),
      legalName: text("The company's registered name", { max: 80 }),
      url: outsideAddress("The site's own address, without a slash at its end"),
    })
    .meta({ id: "Brand" }),
  seo: z
    .strictObject({
      title: text("The title of pages that set none", "title"),
      description: text("The description of pages that set none", { max: 200 }),
      shareImage: z
        .strictObject({
          src: z
            .string()
            .regex(/^\/images\/.+\.png$/)
            .meta({ description: "Address of the 1200 x 630 picture for social networks" }),
          alt: text("What that picture shows", { max: 200 }),
        })
        .meta({ id: "ShareImage" }),
    })
    .meta({ id: "SiteSeo", description: "The site's default title and description" }),
  shell: z
    .strictObject({
      skipLink: text("The first link of every page, for keyboard users", "label"),
      navLabel: text("What the main navigation is called for screen readers", "label"),
      menu: text("The button that opens the navigation on narrow screens", "label"),
      home: text("What the logo's link is called for screen readers", "label"),
      backToTop: text("The button that scrolls to the top", "label"),
      newTab: text("Added for screen readers to links that open a new tab", "label"),
      copyright: text("The words between the year and the end of the copyright line", "line"),
      social: text("What the list of social links is called for screen readers", "label"),
    })
    .meta({ id: "ShellWords", description: "Words that every page shares" }),
  nav: z
    .array(
      z
        .strictObject({
          label: text("The link's words", { max: 20 }),
          href: address("A page of this site or an outside address"),
          newTab: yesOrNo("true if the link opens a new tab").optional(),
        })
        .meta({ id: "NavLink" }),
    )
    .min(1)
    .max(8)
    .meta({ description: "The links of the top navigation, in order" }),
  footer: z
    .strictObject({
      company: z
        .strictObject({
          title: text("Heading of the company column", "label"),
          links: z.array(action).min(1),
        })
        .meta({ id: "FooterCompany" }),
      support: z
        .strictObject({
          title: text("Heading of the support column", "label"),
          links: z.array(action).min(1),
        })
        .meta({ id: "FooterSupport" }),
      address: z
        .strictObject({
          title: text("Heading of the address column", "label"),
        })
        .meta({ id: "FooterAddress" }),
    })
    .meta({ id: "Footer" }),
  contact: z
    .strictObject({
      addressLines: z
        .array(text("A line of the postal address", { max: 80 }))
        .min(1)
        .max(6),
      salesEmail: email("Where prospective customers write"),
      supportEmail: email("Where customers write"),
      phone: text("The phone number as people read it", { max: 30 }),
      phoneLink: z
        .string()
        .regex(/^\+\d{8,15}$/, {
          error: "the dialled number has a + and digits only, like +15035550142",
        })
        .meta({ description: "The same number as it is dialled" }),
      hours: text("When somebody answers", "line"),
    })
    .meta({ id: "ContactDetails", description: "Address, email and phone of the company" }),
  social: z
    .array(
      z
        .strictObject({
          label: text("The network's name", "label"),
          href: outsideAddress("The profile's address"),
          icon: icon("The icon that stands for the network"),
        })
        .meta({ id: "SocialLink" }),
    )
    .min(1),
});

const home = z.strictObject({
  seo,
  hero: z
    .strictObject({
      ...intro,
      action,
      secondaryAction: action,
      board: z
        .strictObject({
          description: text("The board's message as one sentence, for screen readers", {
            max: 300,
          }),
          suite: text("The name of the suite that runs", "label"),
          parallel: z
            .strictObject({
              label: text("What the parallel run is called", "label"),
              status: text("What its status says", "label"),
              seconds: count("How long it takes, in seconds", { min: 1 }),
            })
            .meta({ id: "BoardParallel" }),
          serial: z
            .strictObject({
              label: text("What the one-by-one run is called", "label"),
              status: text("What its status says", "label"),
              seconds: count("How long it takes, in seconds", { min: 1 }),
            })
            .meta({ id: "BoardSerial" }),
          retry: text("What the repeated test is marked with", "label"),
          lanes: z
            .array(
              z
                .strictObject({
                  name: text("The lane's test file", { max: 32 }),
                  blocks: z
                    .array(count("A test's share of the lane's length", { min: 1, max: 100 }))
                    .min(1)
                    .max(10)
                    .meta({ description: "The tests on this lane: their lengths relative to 100" }),
                  retry: count("Which test of the lane (from 0) was repeated").optional(),
                })
                .meta({ id: "BoardLane" }),
            )
            .min(4)
            .max(10),
        })
        .meta({ id: "RunBoard", description: "The picture of a run beside the heading" }),
    })
    .meta({ id: "HomeHero" }),
  customers: customersIntro,
  features: section("HomeFeatures", "The list of features", {
    lead: text("The sentences below the heading", "paragraph"),
    picture,
    items: z.array(point).min(3).max(8),
  }),
  howItWorks: section("HomeHowItWorks", "How it works, in steps", {
    steps: z
      .array(
        z
          .strictObject({
            title: text("The step in a few words", "title"),
            text: text("One or two sentences", "paragraph"),
            picture,
          })
          .meta({ id: "Step" }),
      )
      .length(3),
  }),
  boxes: section("HomeBoxes", "The six feature boxes", {
    items: z.array(point).length(6),
  }),
  stats: section("HomeStats", "The row of figures; the figures are in stats.yaml", {
    source: text("Where the figures come from", "line"),
  }),
  caseStudies: section("HomeCaseStudies", "Two case studies", {
    items: references("The short names (slugs) of the two case studies to show", {
      file: "CaseStudiesYaml",
      list: "caseStudies",
      type: "CaseStudy",
    }).length(2),
    more: action,
  }),
  callToAction,
});

const codeSample = z
  .strictObject({
    caption: text("What the sample shows", "line"),
    lines: z
      .array(z.string().max(64))
      .min(1)
      .max(24)
      .meta({ description: "The sample, line by line" }),
  })
  .meta({ id: "CodeSample" });

const features = z.strictObject({
  seo,
  ...intro,
  contents: text("The heading of the page's table of contents", "label"),
  continuousTesting: section("FeaturesContinuousTesting", "Continuous testing", {
    paragraphs: z.array(text("A paragraph", "paragraph")).min(1).max(4),
    picture,
  }),
  cloudPlatform: section("FeaturesCloudPlatform", "The cloud-based platform", {
    paragraphs: z.array(text("A paragraph", "paragraph")).min(1).max(4),
    points: z.array(point).min(2).max(6),
  }),
  existingScripts: section("FeaturesExistingScripts", "Reuse of existing scripts", {
    paragraphs: z.array(text("A paragraph", "paragraph")).min(1).max(4),
    sample: codeSample,
  }),
  fullStack: section("FeaturesFullStack", "Full stack testing", {
    paragraphs: z.array(text("A paragraph", "paragraph")).min(1).max(4),
    layers: z
      .array(
        z
          .strictObject({
            name: text("The layer", "label"),
            text: text("What is tested there", "line"),
            tools: text("The tools whose tests run as they are", "line"),
          })
          .meta({ id: "StackLayer" }),
      )
      .min(3)
      .max(6),
  }),
  fasterResults: section("FeaturesFasterResults", "Faster results", {
    paragraphs: z.array(text("A paragraph", "paragraph")).min(1).max(4),
    bars: z
      .array(
        z
          .strictObject({
            label: text("What ran", "label"),
            minutes: z.number().min(0.1).max(10_000).meta({ description: "Minutes it took" }),
            reading: text("The time as people read it", "label"),
          })
          .meta({ id: "TimeBar" }),
      )
      .length(2),
  }),
  integrations: section("FeaturesIntegrations", "DevOps tool integrations", {
    paragraphs: z.array(text("A paragraph", "paragraph")).min(1).max(4),
    items: z
      .array(
        z
          .strictObject({
            icon: icon("The icon beside the heading"),
            title: text("A few words", "title"),
            text: text("One or two sentences", "paragraph"),
            sample: codeSample,
          })
          .meta({ id: "Integration" }),
      )
      .length(3),
  }),
  results: section("FeaturesResults", "The collaborative results repository", {
    paragraphs: z.array(text("A paragraph", "paragraph")).min(1).max(4),
    columns: z
      .strictObject({
        run: text("Column: the run", "label"),
        branch: text("Column: the branch", "label"),
        tests: text("Column: the number of tests", "label"),
        time: text("Column: how long it took", "label"),
        outcome: text("Column: how it ended", "label"),
      })
      .meta({ id: "ResultColumns" }),
    rows: z
      .array(
        z
          .strictObject({
            run: text("The run's number", { max: 12 }),
            branch: text("The branch", { max: 32 }),
            tests: count("How many tests ran"),
            time: text("How long it took", { max: 20 }),
            outcome: oneOf("RunOutcome", ["passed", "failed", "running"], "How it ended"),
            note: text("A colleague's remark", { max: 80 }).optional(),
          })
          .meta({ id: "ResultRow" }),
      )
      .min(3)
      .max(8),
    outcomes: z
      .strictObject({
        passed: text("The word for passed", "label"),
        failed: text("The word for failed", "label"),
        running: text("The word for running", "label"),
      })
      .meta({ id: "OutcomeWords" }),
  }),
  customers: customersIntro,
  callToAction,
});

const services = z.strictObject({
  seo,
  ...intro,
  whatWeDo: section("ServicesWhatWeDo", "What we do", {
    paragraphs: z.array(text("A paragraph", "paragraph")).min(1).max(4),
    picture,
  }),
  agile: section("ServicesAgile", "Agile software testing", {
    paragraphs: z.array(text("A paragraph", "paragraph")).min(1).max(4),
    points: z.array(text("What you get, in a few words", "line")).min(2).max(6),
  }),
  devops: section("ServicesDevops", "DevOps", {
    paragraphs: z.array(text("A paragraph", "paragraph")).min(1).max(4),
    points: z.array(text("What you get, in a few words", "line")).min(2).max(6),
  }),
  reasons: section("ServicesReasons", "Common reasons companies reach out", {
    items: z
      .array(
        z
          .strictObject({
            title: text("The reason in their words", "title"),
            text: text("What we do about it", "paragraph"),
          })
          .meta({ id: "Reason" }),
      )
      .min(3)
      .max(8),
  }),
  whyUs: section("ServicesWhyUs", "Why us: a short list of promises", {
    items: z
      .array(
        z
          .strictObject({
            title: text("The promise", "title"),
            text: text("What it means for you", "paragraph"),
          })
          .meta({ id: "Promise" }),
      )
      .min(3)
      .max(6),
  }),
  callToAction,
});

const fieldWords = z
  .strictObject({
    label: text("The field's label", "label"),
    hint: text("A hint below the label", "line").optional(),
  })
  .meta({ id: "FieldWords" });

const contact = z.strictObject({
  seo,
  ...intro,
  form: z
    .strictObject({
      title: text("The form's heading", "title"),
      optional: text("The mark of fields that may stay empty", "label"),
      fields: z
        .strictObject({
          firstName: fieldWords,
          lastName: fieldWords,
          email: fieldWords,
          phone: fieldWords,
          company: fieldWords,
          message: fieldWords,
        })
        .meta({ id: "ContactFieldWords" }),
      submit: text("The button", "label"),
      submitting: text("What screen readers hear while it is being sent", "label"),
      success: text("The message after a success", "line"),
      failure: text("The message after a failure", "line"),
      errors: z
        .strictObject({
          required: text("A required field is empty", "line"),
          email: text("Not an email address", "line"),
          phone: text("Not a phone number", "line"),
          tooLong: text("Too long; [max] stands for the limit", "line"),
        })
        .meta({ id: "ContactErrorWords" }),
      counter: text("How much room is left; [left] stands for the number", "line"),
      rescue: z
        .strictObject({
          text: text("What a visitor may do after a failure", "line"),
          mail: text("The link that writes an email instead", "label"),
          mailSubject: text("That email's subject", "line"),
          copy: text("The button that copies what was typed", "label"),
          copied: text("What it says afterwards", "label"),
        })
        .meta({ id: "ContactRescueWords" }),
      plan: z
        .strictObject({
          chosen: text("Says which plan was chosen; [plan] stands for its name", "line"),
          message: text("The message's first words; [plan] stands for the plan's name", "line"),
        })
        .meta({ id: "ContactPlanWords" }),
      noScript: text("What visitors without JavaScript read in the form's place", "paragraph"),
    })
    .meta({ id: "ContactFormWords" }),
  details: z
    .strictObject({
      title: text("The heading of the address, email and phone", "title"),
      address: text("The label of the postal address", "label"),
      email: text("The label of the sales email", "label"),
      phone: text("The label of the phone number", "label"),
    })
    .meta({ id: "ContactDetailsWords" }),
  next: section("ContactNext", "What happens next", {
    steps: z.array(text("One short line", "line")).length(3),
  }),
});

const plan = z
  .strictObject({
    slug: slug("The plan's short name, such as basic"),
    name: text("The plan's name", { max: 20 }),
    summary: text("Whom it is for", "line"),
    recommended: yesOrNo("true for the one plan that is marked as recommended").optional(),
    price: z
      .strictObject({
        annual: dollars("US dollars per month when billed annually"),
        monthly: dollars("US dollars per month when paid month to month"),
      })
      .optional()
      .meta({ id: "PlanPrice", description: "Leave out for a plan with a custom price" }),
    minutes: count("Automated testing minutes a month; leave out for custom").optional(),
    overage: dollars("US dollars for each further minute; leave out if there is none").optional(),
    parallelTests: count("How many tests run at once; leave out for a very large number", {
      min: 1,
    }).optional(),
    ciCd: yesOrNo("Are CI/CD integrations included?"),
    unlimitedUsers: yesOrNo("Are unlimited users included?"),
    premiumSupport: yesOrNo("Is premium support included?"),
    action: text("The words of the button to the contact page", "label"),
  })
  .meta({ id: "Plan" });

const plans = z.strictObject({
  seo,
  ...intro,
  plans: z.array(plan).min(1).max(6).meta({ description: "The plans, in the order shown" }),
  words: z
    .strictObject({
      billing: text("What the choice of billing is called", "label"),
      annual: text("The choice to be billed annually", "label"),
      monthly: text("The choice to pay month to month", "label"),
      billedAnnually: text("After an annual price", "label"),
      monthToMonth: text("After a month-to-month price", "label"),
      or: text("Between the two prices", "label"),
      perMonth: text("After a price, short", "label"),
      recommended: text("The mark of the recommended plan", "label"),
      custom: text("In place of a custom price or number", "label"),
      veryLarge: text("In place of a very large number", "label"),
      none: text("In place of a figure that isn't given", "label"),
      upTo: text("Before the number of parallel tests", "label"),
      perMinute: text("After the price of a further minute", "label"),
      included: text("For screen readers: included", "label"),
      notIncluded: text("For screen readers: not included", "label"),
      minutes: text("Row: minutes", "label"),
      overage: text("Row: price of further minutes", "label"),
      parallelTests: text("Row: parallel tests", "label"),
      ciCd: text("Row: CI/CD integrations", "label"),
      unlimitedUsers: text("Row: unlimited users", "label"),
      premiumSupport: text("Row: premium support", "label"),
      price: text("Row: price", "label"),
    })
    .meta({ id: "PlanWords" }),
  notes: z.array(text("A note below the plans", "line")).min(1).max(4),
  comparison: section("PlanComparison", "The comparison table", {
    feature: text("The heading of the table's first column", "label"),
  }),
  estimator: section("PlanEstimator", "What would a month cost?", {
    text: text("How it is reckoned", "paragraph"),
    minutes: text("The label of the minutes field", "label"),
    parallel: text("The label of the parallel tests field", "label"),
    result: text("[plan] and [price] stand for the cheapest plan and its price", "line"),
    resultOverage: text("Added when minutes are bought: [minutes] and [cost]", "line"),
    resultCustom: text("When no plan with a price fits", "line"),
  }),
  faq: z
    .strictObject({
      title: text("The heading", "title"),
      text: text("A sentence", "line"),
      action,
    })
    .meta({ id: "PlanFaq" }),
});

const faq = z.strictObject({
  seo,
  ...intro,
  questions: z
    .array(
      z
        .strictObject({
          slug: slug("The question's name in the page's address, after #"),
          question: text("The question", { max: 160 }),
          answer: z
            .array(text("A paragraph of the answer", { max: 900 }))
            .min(1)
            .max(6),
        })
        .meta({ id: "Question" }),
    )
    .min(1),
  contact: z
    .strictObject({ title: text("The words above the button", "title"), action })
    .meta({ id: "FaqContact" }),
});

const caseStudies = z.strictObject({
  seo,
  ...intro,
  caseStudies: z
    .array(
      z
        .strictObject({
          slug: slug("The case study's short name"),
          customer: text("Who it is about, such as: A fireworks retailer", "label"),
          title: text("What was done", "title"),
          summary: text("Two or three sentences", "paragraph"),
          figure: text("The key figure", { max: 12 }),
          figureLabel: text("What the figure counts", { max: 60 }),
          pdf: outsideAddress("The address of the PDF"),
          linkLabel: text("The words of the link", "label"),
          picture,
        })
        .meta({ id: "CaseStudy" }),
    )
    .min(1),
  customers: customersIntro,
});

const stats = z.strictObject({
  stats: z
    .array(
      z
        .strictObject({
          slug: slug("The figure's short name: other files write it in braces, like {speedup}"),
          value: z
            .string()
            .regex(/\d/, { error: "a figure has at least one digit, like 250K" })
            .max(12)
            .meta({ description: "The figure, as shown: 250K" }),
          label: text("What it counts", { max: 60 }),
        })
        .meta({ id: "Stat" }),
    )
    .min(1)
    .max(6)
    .meta({ description: "The figures of the stats row, in order" }),
});

const customers = z.strictObject({
  customers: z
    .array(
      z
        .strictObject({
          slug: slug("The customer's short name; it chooses the drawn mark"),
          name: text("The customer's name", "label"),
        })
        .meta({ id: "Customer" }),
    )
    .min(4),
});

/** Every content file: its name in `data/`, its GraphQL type and its definition. */
export const CONTENT_FILES = [
  { file: "site.yaml", type: "SiteYaml", schema: site },
  { file: "home.yaml", type: "HomeYaml", schema: home },
  { file: "services.yaml", type: "ServicesYaml", schema: services },
  { file: "contact.yaml", type: "ContactYaml", schema: contact },
  { file: "features.yaml", type: "FeaturesYaml", schema: features },
  { file: "case-studies.yaml", type: "CaseStudiesYaml", schema: caseStudies },
  { file: "faq.yaml", type: "FaqYaml", schema: faq },
  { file: "plans.yaml", type: "PlansYaml", schema: plans },
  { file: "stats.yaml", type: "StatsYaml", schema: stats },
  { file: "customers.yaml", type: "CustomersYaml", schema: customers },
] as const;

/** The whole content, as parsed: a value per file. */
export interface Content {
  "site.yaml": z.infer<typeof site>;
  "home.yaml": z.infer<typeof home>;
  "services.yaml": z.infer<typeof services>;
  "contact.yaml": z.infer<typeof contact>;
  "features.yaml": z.infer<typeof features>;
  "case-studies.yaml": z.infer<typeof caseStudies>;
  "faq.yaml": z.infer<typeof faq>;
  "plans.yaml": z.infer<typeof plans>;
  "stats.yaml": z.infer<typeof stats>;
  "customers.yaml": z.infer<typeof customers>;
}
