import { z } from "zod";
import * as f from "../fields";
import {
  action,
  callToAction,
  entries,
  finderRange,
  group,
  intro,
  quoteOf,
  section,
  seo,
  timeline,
} from "./shared";

const plan = group("Plan", "A plan on the pricing page", {
  slug: f.slug("The plan's short name, such as basic"),
  name: f.text("The plan's name", 20),
  summary: f.line("Who the plan is for"),
  recommended: f.yesOrNo("true for the one plan that is marked as recommended").optional(),
  price: group("PlanPrice", "Omit for a plan with a custom price", {
    annual: f.dollars("US dollars per month when billed annually"),
    monthly: f.dollars("US dollars per month when paid month to month"),
  }).optional(),
  minutes: f.count("Automated testing minutes per month; omit if there is no price").optional(),
  overage: f.dollars("US dollars for each extra minute; omit if the plan sells none").optional(),
  parallelTests: f
    .count("How many tests can run in parallel; omit if there is no price", { min: 1 })
    .optional(),
  ciCd: f.yesOrNo("Are CI/CD integrations included?"),
  unlimitedUsers: f.yesOrNo("Are unlimited users included?"),
  premiumSupport: f.yesOrNo("Is premium support included?"),
  machine: f.text("The machine for each lane, such as 4 CPUs and 8 GB", 40),
  resultsKept: f.text("How long logs, screenshots, videos and traces are kept", 24),
  supportHours: f.text("Support hours, in a word or two", 24),
  action: f.label("The text of the button that leads to the contact page"),
});

const minutesRange = group(
  "MinutesRange",
  "A slider with a logarithmic scale, which stops at round numbers such as 10, 11, 12, 14, 16, 18, 20 and ten times as much",
  {
    label: f.label("The label of the slider and its field"),
    min: f.count("The start of the slider, a round number", { min: 10 }),
    max: f.count("The end of the slider, a round number above the largest plan", { min: 10 }),
    start: f.count("The initial value, a round number"),
    value: f.textWithBlanks("What screen readers announce: [minutes] and the [result]"),
  },
);

export const plans = z.strictObject({
  seo,
  ...intro,
  toFinder: f.label("The second button, which jumps to the plan finder"),
  validSince: f.date("The first day on which these prices apply, in quotes"),
  timeline,
  plans: f.list("The plans, in the order shown", plan, { max: 6, unique: ["slug", "name"] }),
  words: group("PlanWords", "Text around the plans", {
    billing: f.label("The label of the billing options"),
    annual: f.label("The option to be billed annually"),
    monthly: f.label("The option to pay month to month"),
    billedAnnually: f.label("The text after an annual price"),
    monthToMonth: f.label("The text after a month-to-month price"),
    or: f.label("The text between the two prices"),
    perMonth: f.label("The abbreviation of per month, after a price"),
    saving: f.textWithBlanks(
      "What annual billing saves; [amount] is replaced by the yearly amount",
    ),
    agreed: f.label("The text after a custom price"),
    recommended: f.label("The label of the recommended plan"),
    custom: f.label("The text in place of a custom price or number"),
    veryLarge: f.label("The text in place of a very large number"),
    none: f.label("The text in place of a price if no extra minutes are sold"),
    upTo: f.label("The text before the number of parallel tests"),
    from: f.label(
      "The text before the price of an included minute, which is lowest with annual billing",
    ),
    perMinute: f.label("The text after the price of an extra minute"),
    included: f.label("The text for screen readers: included"),
    notIncluded: f.label("The text for screen readers: not included"),
    minutes: f.label("Row: minutes"),
    minutePrice: f.label("Row: price of an included minute"),
    overage: f.label("Row: price of extra minutes"),
    parallelTests: f.label("Row: parallel tests"),
    ciCd: f.label("Row: CI/CD integrations"),
    unlimitedUsers: f.label("Row: unlimited users"),
    premiumSupport: f.label("Row: premium support"),
  }),
  notes: f.list("The notes below the plans, in order", f.line("A note below the plans"), {
    max: 6,
    unique: [],
  }),
  validSinceNote: f.textWithBlanks(
    "The note that says when the prices took effect; [date] is replaced by the date",
  ),
  comparison: section("PlanComparison", "The comparison table", {
    feature: f.label("The heading of the table's first column"),
    suiteTime: f.textWithBlanks(
      "Row: how long the suite of the run board on Home takes; [time] is replaced by its time in sequence",
    ),
    about: f.textWithBlanks("The suite's time on a plan, such as: about [minutes] min"),
    suiteRuns: f.line("Row: how often that suite can run in a month"),
    askUs: f.label("The text in place of that time and number for a plan with a custom price"),
    machine: f.label("Row: the machine for each lane"),
    resultsKept: f.label("Row: how long results are kept"),
    supportHours: f.label("Row: support hours"),
  }),
  finder: section("PlanFinder", "The plan finder, which calculates the cost of a month", {
    text: f.paragraph("How the cost is calculated"),
    minutes: minutesRange,
    parallel: finderRange,
    wrongNumber: f.textWithBlanks(
      "The error below a field that doesn't contain a number from [min] to [max]",
    ),
    billing: f.label("The label of the billing options"),
    result: f.textWithBlanks("The answer; [plan] and [price] are those of the cheapest plan"),
    resultCustom: f.line("The answer if no plan with a price is large enough"),
    why: f.textWithBlanks(
      "Why this plan is the answer; [minutes] and [parallel] are replaced by what the visitor needs",
    ),
    costs: f.label("The label of the list that shows the cost of every plan"),
    withinPlan: f.label("The text beside the cost of a plan that includes all minutes"),
    withExtra: f.textWithBlanks(
      "The text beside a cost with extra minutes: [price], [minutes], [cost]",
    ),
    tooSmall: f.label("The text in place of the cost of a plan that is too small"),
    fewMinutes: f.textWithBlanks(
      "The text beside a plan with too few minutes; [minutes] is replaced by its minutes",
    ),
    fewTests: f.textWithBlanks(
      "The text beside a plan with too few parallel tests; [parallel] is replaced by its limit",
    ),
    onRequest: f.label("The text beside a plan with a custom price"),
    nextMinutes: f.textWithBlanks(
      "The number of [minutes] above which another [plan] is the cheapest",
    ),
    nextParallel: f.textWithBlanks(
      "The number of parallel tests ([parallel]) above which another [plan] is the cheapest",
    ),
    cheaper: f.textWithBlanks(
      "The label on the curve where another plan becomes cheaper; [plan] is replaced by its name",
    ),
    ask: f.textWithBlanks(
      "The button that leads to the contact page; [plan] is replaced by the plan's name",
    ),
    copy: f.label("The button that copies a link to the answer"),
    copied: f.label("The button's text after visitors copy the link"),
    examples: section("PlanExamples", "Worked examples, for visitors without JavaScript", {
      need: f.label("The heading of the first column"),
      needs: entries(
        { min: 3, max: 3, unique: ["label"] },
        "PlanExample",
        "Three needs, smallest first",
        {
          label: f.label("Who has this need"),
          minutes: f.count("Minutes per month"),
          parallel: f.count("Tests in parallel", { min: 1 }),
        },
      ),
      figures: f.textWithBlanks("A need in figures: [minutes] and [parallel]"),
      crossover: f.textWithBlanks(
        "The text below the curve: the number of [minutes] up to which the [first] plan costs no more than the [second]",
      ),
    }),
  }),
  faq: section("PlanFaq", "The section that links to the FAQ page", {
    text: f.line("A sentence about the FAQ page"),
    action,
  }),
  quoteOf,
  callToAction,
});
