import { z } from "zod";
import { ICON_NAMES } from "../components/Icon/icons";
import { PAGES } from "../routes";
import {
  address,
  count,
  date,
  dialledNumber,
  dollars,
  email,
  list,
  measure,
  names,
  oneOf,
  outsideAddress,
  picture,
  reference,
  references,
  runningText,
  shownFigure,
  siteAddress,
  slug,
  text,
  textWithBlanks,
  widePicture,
  yesOrNo,
} from "./fields";

/**
 * THE definition of every content type. The GraphQL types of the data layer, the editors' JSON
 * Schemas and the checks of `npm run check:content` all come from it.
 */

/** A group of keys with a name, which becomes the name of its GraphQL type. */
function group<Shape extends z.ZodRawShape>(id: string, description: string, shape: Shape) {
  return z.strictObject(shape).meta({ id, description });
}

/** A part of a page, with a heading. */
function section<Shape extends z.ZodRawShape>(id: string, description: string, shape: Shape) {
  return group(id, description, { title: text("The section's heading", "title"), ...shape });
}

const RUN_OUTCOMES = ["passed", "failed", "running"] as const;

const icon = (description: string) => oneOf("IconName", ICON_NAMES, description);

const link = (description: string) => address(description, PAGES);

const action = group("Action", "A button or link", {
  label: text("What the button says: what happens when it is pressed", "label"),
  href: link("Where it leads: a page of this site like /contact, or an https:// address"),
});

const callToAction = group("CallToAction", "The closing block that leads to the contact page", {
  title: text("The invitation", "title"),
  text: text("One or two sentences below it", "paragraph"),
  action,
});

const point = group("Point", "An icon, a heading and a short text", {
  icon: icon("The icon beside the point"),
  title: text("A few words", "title"),
  text: text("One or two sentences", "paragraph"),
});

const customersIntro = group("CustomersIntro", "The strip of customers' logos", {
  title: text("The words above the customers' logos", "title"),
});

const seo = group(
  "SeoWords",
  "What search engines show; on one page, the site's own words may stand in for a missing line",
  {
    title: text(
      "The page's title in search results and browser tabs, without the brand's name",
      "title",
    ).optional(),
    description: text("One or two sentences for search results", { max: 200 }).optional(),
  },
);

const heading = {
  title: text("The page's heading", "title"),
  lead: text("The sentences below the heading", "paragraph"),
};

const intro = { ...heading, action };

const quoteOf = reference("The case study whose sentence stands on the page: its slug", {
  file: "case-studies.yaml",
  list: "caseStudies",
  entryType: "CaseStudy",
});

const LOG_TONES = ["passed", "running", "failed", "said"] as const;

const logLine = group("LogLine", "A line of what the product shows", {
  tone: oneOf("LogTone", LOG_TONES, "The colour of its dot; said is what a person wrote"),
  text: text("A few words", { max: 40 }),
});

const TIMELINE_TONES = ["serial", "counted"] as const;

const timeline = section("Timeline", "What happens when, drawn as lanes on one scale", {
  length: measure("How long the scale is, in minutes", { min: 0.1, max: 10_000 }),
  rows: list(
    "The lanes, from top to bottom",
    group("TimelineRow", "A lane with one bar", {
      label: text("What happens", { max: 32 }),
      from: measure("The minute at which the bar begins", { min: 0, max: 10_000 }),
      to: measure("The minute at which it ends", { min: 0, max: 10_000 }),
      duration: text("How long it takes, as people read it", { max: 24 }),
      tone: oneOf(
        "TimelineTone",
        TIMELINE_TONES,
        "The bar's colour: one test at a time is amber, what is only counted is grey, lanes are green",
      ).optional(),
    }),
    { min: 2, max: 6, unique: ["label"] },
  ),
  note: text("What follows from it, in a sentence", "line"),
});

/** A list of facts: what is asked, and a short answer. */
const facts = (description: string) =>
  list(
    description,
    group("Fact", "A fact a buyer asks for", {
      title: text("What is asked, in a few words", { max: 60 }),
      text: text("The answer, in one or two sentences", "paragraph"),
    }),
    { min: 3, max: 12, unique: ["title"] },
  );

const paragraphs = list("The section's paragraphs", runningText("A paragraph"), {
  max: 4,
  unique: [],
});

const footerColumn = group("FooterColumn", "A column of links", {
  title: text("The column's heading", "label"),
  links: list("The column's links, in order", action, { unique: ["label", "href"] }),
});

const site = z.strictObject({
  brand: group("Brand", "Who the site belongs to", {
    name: text("The brand's name", "label"),
    tagline: text("What the company does, in a sentence; it stands in the footer", "line"),
    url: siteAddress("The site's own address, without a slash at its end"),
  }),
  seo: group("SiteSeo", "The site's default title and description", {
    title: text("The title of pages that set none", "title"),
    description: text("The description of pages that set none", { max: 200 }),
  }),
  shell: group("ShellWords", "Words that every page shares", {
    skipLink: text("The first link of every page, for keyboard users", "label"),
    navLabel: text("What the main navigation is called for screen readers", "label"),
    menu: text("The button that opens the navigation on narrow screens", "label"),
    home: text("What the logo's link is called for screen readers", "label"),
    backToTop: text("The button that scrolls to the top", "label"),
    newTab: text("Added for screen readers to links that open a new tab", "label"),
    copyright: text("The words between the year and the end of the copyright line", "line"),
    social: text("What the list of social links is called for screen readers", "label"),
  }),
  nav: list(
    "The links of the top navigation, in order",
    group("NavLink", "A link of the top navigation", {
      label: text("The link's words", { max: 20 }),
      href: link("A page of this site like /pricing, or an https:// address"),
      newTab: yesOrNo("true if the link leaves this site and opens a new tab").optional(),
    }),
    { max: 8, unique: ["label", "href"] },
  ),
  footer: group("Footer", "The columns of the footer", {
    company: footerColumn,
    support: footerColumn,
    address: group("FooterAddress", "The address column; the address itself is under contact", {
      title: text("Heading of the address column", "label"),
    }),
  }),
  contact: group("ContactDetails", "Address, email and phone of the company", {
    addressLines: list(
      "The postal address, line by line",
      text("A line of the postal address", { max: 80 }),
      { max: 6, unique: [] },
    ),
    salesEmail: email("Where prospective customers write"),
    supportEmail: email("Where customers write"),
    phone: text("The phone number as people read it", { max: 30 }),
    phoneLink: dialledNumber('The same number as it is dialled, in quotes: "+15035550142"'),
    hours: text("When somebody answers", "line"),
  }),
  social: list(
    "The company's profiles, in order",
    group("SocialLink", "A profile on a social network", {
      label: text("The network's name", "label"),
      icon: icon("The network's mark; leave out if there is none").optional(),
      href: outsideAddress("The profile's address"),
    }),
    { unique: ["label", "href"] },
  ),
});

const boardClock = group("BoardClock", "A way to run the suite, and how long it takes", {
  label: text("What this way to run is called", "label"),
  status: text("What its status says", "label"),
  seconds: count("How long it takes, in seconds", { min: 1 }),
});

const board = group("RunBoard", "The picture of a run beside the heading", {
  description: text("The board's message as one sentence, for screen readers", { max: 300 }),
  suite: text("The name of the suite that runs", "label"),
  parallel: boardClock,
  serial: boardClock,
  retry: text("What the repeated test is marked with", "label"),
  lanes: list(
    "The lanes, from top to bottom",
    group("BoardLane", "A lane with its tests", {
      name: text("What the lane is called", { max: 32 }),
      blocks: list(
        "The tests on this lane: their lengths relative to 100",
        count("A test's share of the lane's length", { min: 1, max: 100 }),
        { max: 10 },
      ),
      retry: count("Which test of the lane was repeated; the first is 0").optional(),
    }),
    { min: 4, max: 10, unique: ["name"] },
  ),
});

const home = z.strictObject({
  seo,
  hero: group("HomeHero", "The first screen", {
    ...intro,
    secondaryAction: action,
    board,
  }),
  customers: customersIntro,
  features: section("HomeFeatures", "The list of features", {
    lead: text("The sentences below the heading", "paragraph"),
    picture,
    items: list("The features, in order", point, { min: 3, max: 8, unique: ["title"] }),
  }),
  howItWorks: section("HomeHowItWorks", "How it works, in three steps", {
    steps: list(
      "The three steps, in order",
      group("Step", "A step with its picture", {
        title: text("The step in a few words", "title"),
        text: text("One or two sentences", "paragraph"),
        picture,
      }),
      { min: 3, max: 3, unique: ["title"] },
    ),
  }),
  boxes: section("HomeBoxes", "The six feature boxes; the first and the last are the widest", {
    items: list(
      "The six boxes, in order",
      group("Box", "A feature box", {
        icon: icon("The icon above the words"),
        title: text("A few words", "title"),
        text: text("One or two sentences", "paragraph"),
        lines: list("What the box shows, as the product would", logLine, {
          min: 2,
          max: 4,
        }).optional(),
      }),
      { min: 6, max: 6, unique: ["title"] },
    ),
  }),
  stats: section("HomeStats", "The row of figures; the figures are in stats.yaml", {
    source: text("Over whom and since when the figures are counted", "line"),
  }),
  caseStudies: section(
    "HomeCaseStudies",
    "Two case studies; their words are in case-studies.yaml",
    {
      items: references("The short names (slugs) of the two case studies to show", {
        file: "case-studies.yaml",
        list: "caseStudies",
        entryType: "CaseStudy",
        length: 2,
      }),
      more: action,
    },
  ),
  callToAction,
});

const codeSample = group("CodeSample", "A few lines of code or terminal output", {
  caption: text("What the sample shows", "line"),
  lines: list(
    "The sample, line by line",
    z.string().max(64).meta({
      description:
        'A line, best in quotes; "" is an empty line. One that says failed or blocked is red, one that says passed is green',
    }),
    { max: 24 },
  ),
});

const features = z.strictObject({
  seo,
  ...intro,
  timeline,
  contents: text("The heading of the page's table of contents", "label"),
  continuousTesting: section("FeaturesContinuousTesting", "Continuous testing", {
    paragraphs,
    picture,
  }),
  cloudPlatform: section("FeaturesCloudPlatform", "The cloud-based platform", {
    paragraphs,
    points: list("The points, in order", point, { min: 2, max: 6, unique: ["title"] }),
  }),
  existingScripts: section("FeaturesExistingScripts", "Reuse of existing scripts", {
    paragraphs,
    sample: codeSample,
  }),
  fullStack: section("FeaturesFullStack", "Full stack testing", {
    paragraphs,
    layers: list(
      "The layers, from top to bottom",
      group("StackLayer", "A layer of the stack", {
        name: text("The layer", "label"),
        text: text("What is tested there", "line"),
        tools: names("The tools whose tests run as they are"),
      }),
      { min: 3, max: 6, unique: ["name"] },
    ),
  }),
  fasterResults: section("FeaturesFasterResults", "Faster results", {
    paragraphs,
    bars: list(
      "Two bars: first one by one, then in parallel",
      group("TimeBar", "A run's time, drawn as a bar", {
        label: text("What ran", "label"),
        minutes: measure("Minutes it took", { min: 0.1, max: 10_000 }),
        duration: text("The time as people read it", "label"),
      }),
      { min: 2, max: 2, unique: ["label"] },
    ),
  }),
  integrations: section("FeaturesIntegrations", "DevOps tool integrations", {
    paragraphs,
    worksWith: list(
      "What it works with, kind by kind",
      group("WorksWith", "A kind of tool and the names of those it works with", {
        kind: text("The kind of tool", "label"),
        names: names("Their names, in order"),
      }),
      { max: 6, unique: ["kind"] },
    ),
    items: list(
      "The three integrations, in order",
      group("Integration", "An integration with a sample", {
        icon: icon("The icon beside the heading"),
        title: text("A few words", "title"),
        text: text("One or two sentences", "paragraph"),
        sample: codeSample,
      }),
      { min: 3, max: 3, unique: ["title"] },
    ),
  }),
  results: section("FeaturesResults", "The collaborative results repository", {
    paragraphs,
    columns: group("ResultColumns", "The headings of the table", {
      run: text("Column: the run", "label"),
      branch: text("Column: the branch", "label"),
      tests: text("Column: the number of tests", "label"),
      time: text("Column: how long it took", "label"),
      outcome: text("Column: how it ended", "label"),
    }),
    rows: list(
      "The rows of the table, newest first",
      group("ResultRow", "A run in the table", {
        run: text("The run's number, in quotes", { max: 12 }),
        branch: text("The branch", { max: 32 }),
        tests: count("How many tests ran"),
        time: text("How long it took", { max: 20 }),
        outcome: oneOf("RunOutcome", RUN_OUTCOMES, "How it ended"),
        note: text("A colleague's remark", { max: 80 }).optional(),
      }),
      { min: 3, max: 8, unique: ["run"] },
    ),
    outcomes: group("OutcomeWords", "The words for how a run ended", {
      passed: text("The word for passed", "label"),
      failed: text("The word for failed", "label"),
      running: text("The word for running", "label"),
    }),
  }),
  facts: section("FeaturesFacts", "What buyers ask before they talk to us", {
    paragraphs,
    items: facts("The facts, in order"),
  }),
  customers: customersIntro,
  callToAction,
});

const practice = section("Practice", "A field of consulting", {
  paragraphs,
  points: list("What you get, in order", text("What you get, in a few words", "line"), {
    min: 2,
    max: 6,
    unique: [],
  }),
});

const services = z.strictObject({
  seo,
  ...intro,
  whatWeDo: section("ServicesWhatWeDo", "What we do", {
    paragraphs,
    picture: widePicture,
  }),
  agile: practice,
  devops: practice,
  reasons: section("ServicesReasons", "Common reasons companies reach out", {
    items: list(
      "The reasons, in order",
      group("Reason", "A reason and our answer to it", {
        title: text("The reason in their words", "title"),
        text: text("What we do about it", "paragraph"),
      }),
      { min: 3, max: 8, unique: ["title"] },
    ),
  }),
  engagement: section("ServicesEngagement", "How it starts, how long it takes, what it costs", {
    items: facts("The facts of an engagement, in order"),
  }),
  whyUs: section("ServicesWhyUs", "Why us: a short list of promises", {
    items: list(
      "The promises, in order",
      group("Promise", "A promise and what it means", {
        title: text("The promise", "title"),
        text: text("What it means for you", "paragraph"),
      }),
      { min: 3, max: 6, unique: ["title"] },
    ),
  }),
  quoteOf,
  callToAction,
});

const fieldWords = group("FieldWords", "The words of a form field", {
  label: text("The field's label", "label"),
  hint: text("A hint below the label", "line").optional(),
});

const contact = z.strictObject({
  seo,
  ...heading,
  form: group("ContactFormWords", "The words of the form", {
    title: text("The form's heading", "title"),
    optional: text("The mark of fields that may stay empty", "label"),
    fields: group("ContactFieldWords", "The words of each field", {
      firstName: fieldWords,
      lastName: fieldWords,
      email: fieldWords,
      phone: fieldWords,
      company: fieldWords,
      message: fieldWords,
    }),
    submit: text("The button", "label"),
    privacy: text("Beside the button: what becomes of what is sent", { max: 120 }),
    submitting: text("What screen readers hear while it is being sent", "label"),
    success: text("The message after a success", "line"),
    failure: text("The message after a failure", "line"),
    errors: group("ContactErrorWords", "The messages beside a field", {
      required: text("A required field is empty", "line"),
      email: text("Not an email address", "line"),
      phone: text("Not a phone number", "line"),
      tooLong: textWithBlanks("Too long; [max] stands for the limit", ["max"]),
    }),
    errorTitle: textWithBlanks("The page's title while a field is wrong; [title] stands for it", [
      "title",
    ]),
    counter: textWithBlanks("How much room is left; [left] stands for the number", ["left"]),
    rescue: group("ContactRescueWords", "What helps after a failure", {
      text: text("What a visitor may do after a failure", "line"),
      again: text("The button that sends the form once more", "label"),
      mail: text("The link that writes an email instead", "label"),
      mailSubject: text("That email's subject", "line"),
      copy: text("The button that copies what was typed", "label"),
      copied: text("What it says afterwards", "label"),
    }),
    plan: group("ContactPlanWords", "What is said about a plan chosen on the pricing page", {
      chosen: textWithBlanks("Says which plan was chosen; [plan] stands for its name", ["plan"]),
      message: textWithBlanks("The message's first words; [plan] stands for the plan's name", [
        "plan",
      ]),
      needMessage: textWithBlanks(
        "The same from the plan finder; [minutes] and [parallel] stand for the need",
        ["plan", "minutes", "parallel"],
      ),
    }),
    notReady: text("What follows a click on a form that is still loading", "paragraph"),
    noScript: text("What visitors without JavaScript read in the form's place", "paragraph"),
  }),
  details: group("ContactDetailsWords", "The words beside address, email and phone", {
    title: text("The heading of the address, email and phone", "title"),
    address: text("The label of the postal address", "label"),
    email: text("The label of the sales email", "label"),
    phone: text("The label of the phone number", "label"),
  }),
  next: section("ContactNext", "What happens next", {
    steps: list("The three steps, in order", text("One short line", "line"), {
      min: 3,
      max: 3,
      unique: [],
    }),
  }),
  customers: customersIntro,
});

const plan = group("Plan", "A plan of the pricing page", {
  slug: slug("The plan's short name, such as basic"),
  name: text("The plan's name", { max: 20 }),
  summary: text("Whom it is for", "line"),
  recommended: yesOrNo("true for the one plan that is marked as recommended").optional(),
  price: group("PlanPrice", "Leave out for a plan with a custom price", {
    annual: dollars("US dollars per month when billed annually"),
    monthly: dollars("US dollars per month when paid month to month"),
  }).optional(),
  minutes: count("Automated testing minutes a month; leave out with the price").optional(),
  overage: dollars("US dollars for each further minute; leave out if none are sold").optional(),
  parallelTests: count("How many tests run at once; leave out with the price", {
    min: 1,
  }).optional(),
  ciCd: yesOrNo("Are CI/CD integrations included?"),
  unlimitedUsers: yesOrNo("Are unlimited users included?"),
  premiumSupport: yesOrNo("Is premium support included?"),
  machine: text("The machine that a lane has, such as: 4 CPUs and 8 GB", { max: 40 }),
  resultsKept: text("How long logs, screenshots, videos and traces are kept", { max: 24 }),
  supportHours: text("When somebody answers, in a word or two", { max: 24 }),
  action: text("The words of the button to the contact page", "label"),
});

const finderRange = group("FinderRange", "A slider with a number field beside it", {
  label: text("The label of the slider and its field", "label"),
  min: count("The slider's beginning"),
  max: count("The slider's end, past the largest plan", { min: 1 }),
  step: count("How far an arrow key moves it", { min: 1 }),
  pageStep: count("How far PageUp and PageDown move it", { min: 1 }),
  start: count("Where it stands at first"),
});

const plans = z.strictObject({
  seo,
  ...intro,
  toFinder: text("The button beside it that leads down to the plan finder", "label"),
  validSince: date("The day from which these prices hold, in quotes"),
  timeline,
  plans: list("The plans, in the order shown", plan, { max: 6, unique: ["slug", "name"] }),
  words: group("PlanWords", "Words around the plans", {
    billing: text("What the choice of billing is called", "label"),
    annual: text("The choice to be billed annually", "label"),
    monthly: text("The choice to pay month to month", "label"),
    billedAnnually: text("After an annual price", "label"),
    monthToMonth: text("After a month-to-month price", "label"),
    or: text("Between the two prices", "label"),
    perMonth: text("After a price, short", "label"),
    saving: textWithBlanks("What being billed annually saves; [amount] stands for a year's", [
      "amount",
    ]),
    agreed: text("After a custom price", "label"),
    recommended: text("The mark of the recommended plan", "label"),
    custom: text("In place of a custom price or number", "label"),
    veryLarge: text("In place of a very large number", "label"),
    none: text("What happens where no further minutes are sold", "label"),
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
  }),
  notes: list("The notes below the plans, in order", text("A note below the plans", "line"), {
    max: 4,
    unique: [],
  }),
  validSinceNote: textWithBlanks("The note that says since when; [date] stands for the day", [
    "date",
  ]),
  comparison: section("PlanComparison", "The comparison table", {
    feature: text("The heading of the table's first column", "label"),
    suiteTime: textWithBlanks(
      "Row: how long the suite of Home's run board takes; [time] stands for its tests one by one",
      ["time"],
    ),
    about: textWithBlanks("That time on a plan: about so many [minutes]", ["minutes"]),
    suiteRuns: text("Row: how often that suite can run in a month", "line"),
    askUs: text("Both of a plan whose size is agreed", "label"),
    machine: text("Row: the machine that a lane has", "label"),
    resultsKept: text("Row: how long results are kept", "label"),
    supportHours: text("Row: when somebody answers", "label"),
  }),
  finder: section("PlanFinder", "The plan finder: what would a month cost?", {
    text: text("How it is reckoned", "paragraph"),
    minutes: finderRange,
    parallel: finderRange,
    wrongNumber: textWithBlanks(
      "Below a field with something else than a number from [min] to [max] in it",
      ["min", "max"],
    ),
    billing: text("What the choice between the two ways to pay is called here", "label"),
    result: textWithBlanks(
      "The answer, which may go on; [plan] and [price] stand for the cheapest plan's",
      ["plan", "price"],
    ),
    resultCustom: text("The answer when no plan with a price holds it", "line"),
    why: textWithBlanks("Why it is that plan; [minutes] and [parallel] stand for the need", [
      "minutes",
      "parallel",
    ]),
    costs: text("What the list of all plans' costs is called", "label"),
    withinPlan: text("Beside the cost of a plan that holds all minutes", "label"),
    withExtra: textWithBlanks("Beside a cost with bought minutes: [price], [minutes], [cost]", [
      "price",
      "minutes",
      "cost",
    ]),
    tooSmall: text("In place of the cost of a plan that doesn't hold the need", "label"),
    fewMinutes: textWithBlanks("Beside a plan with too few minutes; [minutes] are the plan's", [
      "minutes",
    ]),
    fewTests: textWithBlanks("Beside a plan with too few tests at once; [parallel] is its limit", [
      "parallel",
    ]),
    onRequest: text("Beside a plan with a custom price", "label"),
    nextMinutes: textWithBlanks("Above how many [minutes] another [plan] is the cheapest", [
      "minutes",
      "plan",
    ]),
    nextParallel: textWithBlanks("Above how many tests at once ([parallel]) it is another [plan]", [
      "parallel",
      "plan",
    ]),
    ask: textWithBlanks("The button to the contact page; [plan] stands for the plan's name", [
      "plan",
    ]),
    copy: text("The button that copies the address of the answer", "label"),
    copied: text("What it says afterwards", "label"),
    examples: section("PlanExamples", "Worked examples, for visitors without JavaScript", {
      need: text("The heading of the first column", "label"),
      needs: list(
        "Three needs, from the smallest to the largest",
        group("PlanExample", "A need and whose it is", {
          label: text("Whose need it is", "label"),
          minutes: count("Minutes a month"),
          parallel: count("Tests at once", { min: 1 }),
        }),
        { min: 3, max: 3, unique: ["label"] },
      ),
      figures: textWithBlanks("A need in figures: [minutes] and [parallel]", [
        "minutes",
        "parallel",
      ]),
    }),
  }),
  faq: group("PlanFaq", "The way to the questions and answers", {
    title: text("The heading", "title"),
    text: text("A sentence", "line"),
    action,
  }),
  quoteOf,
  callToAction,
});

const way = group("Way", "A way from one place to another, stop by stop", {
  title: text("What the way is called", "label"),
  stops: list("The stops, in order", text("A stop", { max: 40 }), { min: 2, max: 5, unique: [] }),
  ours: count("Which of the stops is ours, counted from 1; it is drawn in our colour", {
    min: 1,
    max: 5,
  }).optional(),
  note: text("What to know about it", { max: 90 }),
});

const faq = z.strictObject({
  seo,
  ...intro,
  way,
  questions: list(
    "The questions, in order",
    group("Question", "A question with its answer", {
      slug: slug("The question's name in the page's address, after #"),
      question: text("The question", { max: 160 }),
      answer: list(
        "The answer, a paragraph each",
        runningText("A paragraph of the answer", { max: 900 }),
        {
          max: 6,
          unique: [],
        },
      ),
      ways: list("Ways drawn beside the answer; leave out for none", way, {
        max: 2,
        unique: ["title"],
      }).optional(),
    }),
    { unique: ["slug", "question"] },
  ),
  quoteOf,
  contact: callToAction,
});

const caseStudies = z.strictObject({
  seo,
  ...intro,
  caseStudies: list(
    "The case studies, in the order of the page",
    group("CaseStudy", "A case study", {
      slug: slug("The case study's short name"),
      customer: reference("Who it is about: a slug of customers.yaml", {
        file: "customers.yaml",
        list: "customers",
        entryType: "Customer",
      }),
      sector: text("What the customer does, such as: Fireworks retailer", "label"),
      title: text("What was done", "title"),
      summary: text("Two or three sentences", "paragraph"),
      figure: text("The key figure; in quotes if it is a plain number", { max: 12 }),
      figureLabel: text("What the figure counts", { max: 60 }),
      pdf: outsideAddress("The address of the PDF"),
      linkLabel: text("The words of the link", "label"),
      duration: text("How long it took, such as: nine weeks", "label"),
      results: list(
        "Three figures, before and after; the key figure is one of them",
        group("StudyResult", "A figure before and after", {
          label: text("What is counted", { max: 60 }),
          before: text("The figure before; in quotes if it is a plain number", { max: 12 }),
          after: text("The figure after; in quotes if it is a plain number", { max: 12 }),
        }),
        { min: 3, max: 3, unique: ["label"] },
      ),
      quote: group("StudyQuote", "One sentence of the customer's", {
        text: text("The sentence, without quotation marks", { max: 200 }),
        name: text("Who said it", "label"),
        role: text("Their role at the customer", { max: 60 }),
      }),
      picture,
    }),
    { unique: ["slug", "title", "pdf"] },
  ),
  words: group("StudyWords", "The headings of each study's figures", {
    before: text("Column: before", { max: 16 }),
    after: text("Column: after", { max: 16 }),
    counted: text("For screen readers: what a row counts", "label"),
    took: textWithBlanks("How long it took; [duration] stands for it", ["duration"]),
  }),
  customers: customersIntro,
  callToAction,
});

const stats = z.strictObject({
  stats: list(
    "The figures of the stats row, in order",
    group("Stat", "A figure with its label", {
      slug: slug("The figure's short name: other files write it in braces, like {speedup}"),
      basis: text("Over whom or against what it is counted, in a few words", { max: 60 }),
      value: shownFigure("The figure, as shown: 250K; in quotes if it is a plain number"),
      label: text("What it counts", { max: 60 }),
    }),
    { max: 6, unique: ["slug", "label"] },
  ),
});

const customers = z.strictObject({
  customers: list(
    "The customers of the logo strip, in order",
    group("Customer", "A customer", {
      slug: slug("The customer's short name; it chooses the drawn mark"),
      name: text("The customer's name", "label"),
    }),
    { unique: ["slug", "name"] },
  ),
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

type ContentFiles = (typeof CONTENT_FILES)[number];

/** The name of a content file, such as plans.yaml. */
export type ContentFileName = ContentFiles["file"];

/** The whole content, as parsed: a value per file. */
export type Content = {
  [Name in ContentFileName]: z.infer<Extract<ContentFiles, { file: Name }>["schema"]>;
};
