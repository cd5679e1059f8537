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

const plan = group("Plan", "A plan of the pricing page", {
  slug: f.slug("The plan's short name, such as basic"),
  name: f.text("The plan's name", 20),
  summary: f.line("Whom it is for"),
  recommended: f.yesOrNo("true for the one plan that is marked as recommended").optional(),
  price: group("PlanPrice", "Leave out for a plan with a custom price", {
    annual: f.dollars("US dollars per month when billed annually"),
    monthly: f.dollars("US dollars per month when paid month to month"),
  }).optional(),
  minutes: f.count("Automated testing minutes a month; leave out with the price").optional(),
  overage: f.dollars("US dollars for each further minute; leave out if none are sold").optional(),
  parallelTests: f
    .count("How many tests run at once; leave out with the price", { min: 1 })
    .optional(),
  ciCd: f.yesOrNo("Are CI/CD integrations included?"),
  unlimitedUsers: f.yesOrNo("Are unlimited users included?"),
  premiumSupport: f.yesOrNo("Is premium support included?"),
  machine: f.text("The machine that a lane has, such as: 4 CPUs and 8 GB", 40),
  resultsKept: f.text("How long logs, screenshots, videos and traces are kept", 24),
  supportHours: f.text("When somebody answers, in a word or two", 24),
  action: f.label("The words of the button to the contact page"),
});

const minutesRange = group(
  "MinutesRange",
  "A slider on a logarithmic scale, which stands at round numbers such as 10, 11, 12, 14, 16, 18, 20 and their multiples by ten",
  {
    label: f.label("The label of the slider and its field"),
    min: f.count("The slider's beginning, a round number", { min: 10 }),
    max: f.count("The slider's end, a round number past the largest plan", { min: 10 }),
    start: f.count("Where it stands at first, a round number"),
    value: f.textWithBlanks("What screen readers hear of it: [minutes] and the [result]"),
  },
);

export const plans = z.strictObject({
  seo,
  ...intro,
  toFinder: f.label("The button beside it that leads down to the plan finder"),
  validSince: f.date("The day from which these prices hold, in quotes"),
  timeline,
  plans: f.list("The plans, in the order shown", plan, { max: 6, unique: ["slug", "name"] }),
  words: group("PlanWords", "Words around the plans", {
    billing: f.label("What the choice of billing is called"),
    annual: f.label("The choice to be billed annually"),
    monthly: f.label("The choice to pay month to month"),
    billedAnnually: f.label("After an annual price"),
    monthToMonth: f.label("After a month-to-month price"),
    or: f.label("Between the two prices"),
    perMonth: f.label("After a price, short"),
    saving: f.textWithBlanks("What being billed annually saves; [amount] stands for a year's"),
    agreed: f.label("After a custom price"),
    recommended: f.label("The mark of the recommended plan"),
    custom: f.label("In place of a custom price or number"),
    veryLarge: f.label("In place of a very large number"),
    none: f.label("What happens where no further minutes are sold"),
    upTo: f.label("Before the number of parallel tests"),
    from: f.label("Before the price of an included minute, which is lowest billed annually"),
    perMinute: f.label("After the price of a further minute"),
    included: f.label("For screen readers: included"),
    notIncluded: f.label("For screen readers: not included"),
    minutes: f.label("Row: minutes"),
    minutePrice: f.label("Row: price of an included minute"),
    overage: f.label("Row: price of further minutes"),
    parallelTests: f.label("Row: parallel tests"),
    ciCd: f.label("Row: CI/CD integrations"),
    unlimitedUsers: f.label("Row: unlimited users"),
    premiumSupport: f.label("Row: premium support"),
  }),
  notes: f.list("The notes below the plans, in order", f.line("A note below the plans"), {
    max: 4,
    unique: [],
  }),
  validSinceNote: f.textWithBlanks("The note that says since when; [date] stands for the day"),
  comparison: section("PlanComparison", "The comparison table", {
    feature: f.label("The heading of the table's first column"),
    suiteTime: f.textWithBlanks(
      "Row: how long the suite of Home's run board takes; [time] stands for its tests one by one",
    ),
    about: f.textWithBlanks("That time on a plan: about so many [minutes]"),
    suiteRuns: f.line("Row: how often that suite can run in a month"),
    askUs: f.label("Both of a plan whose size is agreed"),
    machine: f.label("Row: the machine that a lane has"),
    resultsKept: f.label("Row: how long results are kept"),
    supportHours: f.label("Row: when somebody answers"),
  }),
  finder: section("PlanFinder", "The plan finder: what would a month cost?", {
    text: f.paragraph("How it is reckoned"),
    minutes: minutesRange,
    parallel: finderRange,
    wrongNumber: f.textWithBlanks(
      "Below a field with something else than a number from [min] to [max] in it",
    ),
    billing: f.label("What the choice between the two ways to pay is called here"),
    result: f.textWithBlanks(
      "The answer, behind which the page goes on; [plan] and [price] are the cheapest plan's",
    ),
    resultCustom: f.line("The answer when no plan with a price holds it"),
    why: f.textWithBlanks("Why it is that plan; [minutes] and [parallel] stand for the need"),
    costs: f.label("What the list of all plans' costs is called"),
    withinPlan: f.label("Beside the cost of a plan that holds all minutes"),
    withExtra: f.textWithBlanks("Beside a cost with bought minutes: [price], [minutes], [cost]"),
    tooSmall: f.label("In place of the cost of a plan that doesn't hold the need"),
    fewMinutes: f.textWithBlanks("Beside a plan with too few minutes; [minutes] are the plan's"),
    fewTests: f.textWithBlanks("Beside a plan with too few tests at once; [parallel] is its limit"),
    onRequest: f.label("Beside a plan with a custom price"),
    nextMinutes: f.textWithBlanks("Above how many [minutes] another [plan] is the cheapest"),
    nextParallel: f.textWithBlanks(
      "Above how many tests at once ([parallel]) it is another [plan]",
    ),
    ask: f.textWithBlanks("The button to the contact page; [plan] stands for the plan's name"),
    copy: f.label("The button that copies the address of the answer"),
    copied: f.label("What it says afterwards"),
    examples: section("PlanExamples", "Worked examples, for visitors without JavaScript", {
      need: f.label("The heading of the first column"),
      needs: entries(
        { min: 3, max: 3, unique: ["label"] },
        "PlanExample",
        "Three needs, smallest first",
        {
          label: f.label("Whose need it is"),
          minutes: f.count("Minutes a month"),
          parallel: f.count("Tests at once", { min: 1 }),
        },
      ),
      figures: f.textWithBlanks("A need in figures: [minutes] and [parallel]"),
      crossover: f.textWithBlanks(
        "Below the curve: up to how many [minutes] the [first] plan costs no more than the [second]",
      ),
    }),
  }),
  faq: section("PlanFaq", "The way to the questions and answers", {
    text: f.line("A sentence"),
    action,
  }),
  quoteOf,
  callToAction,
});
