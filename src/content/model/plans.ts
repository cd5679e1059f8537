import { roundNumbers } from "../../pricing/round-numbers";
import * as f from "./fields";
import * as shared from "./shared";

/** Custom plans omit these keys, but other plans must have all of them. */
const SIZE = ["price", "minutes", "parallelTests"] as const;

const plan = f.namedGroup(
  "Plan",
  "A plan on the pricing page",
  {
    slug: f.slug("The plan's short name, such as basic"),
    name: f.text("The plan's name", 20),
    summary: f.line("Who the plan is for"),
    "recommended?": f.yesOrNo(
      "Whether the plan is marked as recommended; only one plan can be recommended",
    ),
    "price?": f.group(
      "The price of the plan; leave this empty for a plan with a custom price",
      {
        annual: f.dollars("The price per month in US dollars, when billed annually"),
        monthly: f.dollars("The price per month in US dollars, when paid month to month"),
      },
      function* ({ annual, monthly }) {
        const message = `"monthly" (${monthly}) must be between one and three times "annual" (${annual}); check whether the prices are swapped, or whether one of them is for a whole year`;
        if (monthly < annual || monthly > annual * 3) yield { path: ["monthly"], message };
      },
    ),
    "minutes?": f.count(
      "Automated testing minutes per month; leave this empty if the plan has a custom price",
    ),
    "overage?": f.dollars(
      "The price of each extra minute in US dollars; leave this empty if the plan sells no extra minutes",
      0.01,
    ),
    "parallelTests?": f.count(
      "How many tests can run in parallel; leave this empty if the plan has a custom price",
    ),
    "askAbove?": f.count(
      "The number of minutes per month above which visitors should ask for this plan because it costs less than the listed prices; only for the plan with a custom price",
      { min: 0 },
    ),
    ciCd: f.yesOrNo("Whether CI/CD integrations are included"),
    unlimitedUsers: f.yesOrNo("Whether the number of users is unlimited"),
    premiumSupport: f.yesOrNo("Whether premium support is included"),
    machine: f.text("The machine that runs each lane, such as 4 CPUs and 8 GB", 40),
    resultsKept: f.text("How long logs, screenshots, videos and traces are kept", 24),
    supportHours: f.text("When support is available, in a word or two", 24),
    signOn: f.text("How users sign in, in a word or two", 24),
    audits: f.text("The audit report that customers can request, in a word or two", 24),
    uptime: f.text("The uptime agreement, in a word or two", 24),
    action: "The text of the button that leads to the contact page",
  },
  function* (values) {
    const has = SIZE.filter((key) => values[key] !== undefined);
    for (const key of SIZE.filter((one) => has.length > 0 && !has.includes(one))) {
      const message = `"${key}" is missing; add it, or remove "${has.join('" and "')}" to make this a custom plan`;
      yield { path: [key], message };
    }
    if (values.askAbove !== undefined && has.length > 0) {
      const message = '"askAbove" is only for the plan with a custom price; remove it';
      yield { path: ["askAbove"], message };
    }
  },
);

/** Keys that only one plan can have, with what the content check says about another plan that has it. */
const ONE_PLAN_ONLY = [
  ["recommended", "is also recommended"],
  ["askAbove", 'also has "askAbove"'],
] as const;

/** The plan finder's sliders, each with the corresponding limit of a plan. */
const SLIDERS = [
  ["minutes", "minutes"],
  ["parallel", "parallelTests"],
] as const;

const minutesRange = f.group(
  "A slider with a logarithmic scale. It stops only at round numbers, such as 100, 110, 120, 140, 160, 180 and 200",
  {
    label: "The label of the slider and its field",
    min: f.count("The slider's minimum, which must be a round number", { min: 10 }),
    max: f.count("The slider's maximum, which must be a round number above every plan's limit", {
      min: 10,
    }),
    start: f.count("The slider's initial value, which must be a round number", { min: 0 }),
    value: "What screen readers announce when the slider moves: the [minutes] and the [result]",
  },
  function* (slider) {
    if (slider.max <= slider.min) return yield* shared.sliderRange(slider);
    const stops = roundNumbers(slider.min, slider.max);
    for (const key of ["min", "max", "start"] as const) {
      if (stops.includes(slider[key])) continue;
      const message = `the slider can't stop at ${slider[key]}; use a round number that it can stop at, such as ${stops.slice(-2).join(" or ")}`;
      yield { path: [key], message };
    }
  },
);

const shape = {
  seo: shared.seo,
  ...shared.intro,
  toFinder: "The text of the second button, which jumps to the plan finder",
  validSince: f.date("The first day on which these prices apply, in quotes"),
  receipt: f.section(
    "What a run of the suite on Home's run board costs, drawn as a receipt. The site computes the costs",
    {
      title: "The title of the receipt",
      run: f.text("The run's number and branch", 40),
      status: "The run's result",
      rows: f.entries({ min: 2, max: 6, unique: ["label"] }, "The rows, in order", {
        label: f.text("What is billed or not billed", 32),
        value: f.text("The minutes, or a word or two", 24),
      }),
      total: f.group("The last row, in bold", {
        label: f.text("What the total is", 32),
        value: f.text("The total minutes", 24),
      }),
      costs: "The heading of the costs; [billing] is replaced with how they are billed",
      on: "The number of [lanes] of a plan, and the [time] that the run takes on them",
      about: "The text before a cost, which is rounded to a cent",
      sum: "How the cost is computed, from the plan's [price], its [minutes] and the [billed] minutes",
      terms: f.list("The small print, in order", f.line("A term"), { max: 5, unique: [] }),
    },
  ),
  plans: f.list("The plans, in the order shown", plan, { max: 6, unique: ["slug", "name"] }),
  words: f.namedGroup("PlanWords", "Text around the plans", {
    billing: "The label of the choice between billing options",
    annual: "The text of the option to be billed annually",
    monthly: "The text of the option to pay month to month",
    billedAnnually: "The text after an annual price",
    monthToMonth: "The text after a month-to-month price",
    or: "The text between the two prices",
    perMonth: "The abbreviation for per month, which appears after a price",
    saving:
      "The text that shows how much annual billing saves; [amount] is replaced with the amount per year",
    agreed: "The text after a custom price",
    recommended: "The label of the recommended plan",
    custom: "The text in place of a custom price or number",
    veryLarge: "The text in place of a very large number",
    none: "The text in place of a price if no extra minutes are sold",
    upTo: "The text before the number of parallel tests",
    perMinute: "The text after the price of an extra minute",
    included: "What screen readers announce for an included feature",
    notIncluded: "What screen readers announce for a feature that isn't included",
    minutes: "The row heading for minutes",
    suiteTime:
      "The row heading for how long the suite from Home's run board takes; [time] is replaced with its time in sequence",
    about: 'The text that shows the suite\'s time on a plan, such as "about [time]"',
    suiteRuns: "The row heading for how often that suite can run in a month",
    askUs:
      "The text in place of the suite's time and number of runs for a plan with a custom price",
    overage: "The row heading for the price of extra minutes",
    parallelTests: "The row heading for parallel tests",
    ciCd: "The row heading for CI/CD integrations",
    unlimitedUsers: "The row heading for unlimited users",
    premiumSupport: "The row heading for premium support",
  }),
  notes: f.list("The notes below the plans, in order", f.line("A note below the plans"), {
    max: 6,
    unique: [],
  }),
  validSinceNote:
    "The note that says when the prices take effect; [date] is replaced with that date",
  planComparison: f.section("The comparison table", {
    feature: "The heading of the table's first column",
    machine: "The row heading for the machine that runs each lane",
    resultsKept: "The row heading for how long results are kept",
    supportHours: "The row heading for support hours",
    signOn: "The row heading for how users sign in",
    audits: "The row heading for audit reports",
    uptime: "The row heading for uptime agreements",
  }),
  planFinder: f.section(
    "The plan finder, which calculates the monthly cost",
    {
      text: f.paragraph("How the cost is calculated"),
      minutes: minutesRange,
      parallel: shared.finderRange,
      wrongNumber:
        "The error message below a field that doesn't contain a number from [min] to [max]",
      billing: "The label of the choice between billing options",
      result: "The result; [plan] and [price] are replaced with the cheapest plan's name and price",
      resultCustom: f.line("The result if no plan with a listed price is large enough"),
      lowestListed:
        "The result if a plan with a custom price costs less; [plan] and [price] are replaced with the cheapest listed plan's name and price",
      askAbove:
        "The text that says above how many [minutes] visitors should ask for the [plan] with a custom price",
      why: "The explanation of the result; [minutes] and [parallel] are replaced with what the visitor needs",
      costs: "The label of the list that shows the cost of every plan",
      withinPlan: "The text beside the cost of a plan that includes all minutes",
      withExtra:
        "The text beside a cost that includes extra minutes: the plan's [price], the number of extra [minutes] and their [cost]",
      tooSmall: "The text in place of the cost of a plan that is too small",
      fewMinutes:
        "The text beside a plan with too few minutes; [minutes] is replaced with the plan's minutes",
      fewTests:
        "The text beside a plan with too few parallel tests; [parallel] is replaced with the plan's limit",
      onRequest: "The text beside a plan with a custom price",
      nextMinutes:
        "The text that shows above how many [minutes] a different [plan] is the cheapest",
      nextParallel:
        "The text that shows above how many parallel tests ([parallel]) a different [plan] is the cheapest",
      cheaper:
        "The label at the point on the curve where another plan becomes cheaper; [plan] is replaced with that plan's name",
      ask: "The text of the button that leads to the contact page; [plan] is replaced with the plan's name",
      copy: "The text of the button that copies a link to the result",
      copied: "The text of the copy button after the visitor has copied the link",
      examples: f
        .section("Worked examples, for visitors without JavaScript", {
          need: "The heading of the first column",
          needs: f.entries(
            { min: 3, max: 3, unique: ["label"] },
            "Three examples of what customers need, smallest first",
            {
              label: "Who the example is about",
              minutes: f.count("Minutes per month", { min: 0 }),
              parallel: f.count("Tests in parallel"),
            },
          ),
          figures: "The text that shows what the customer needs, in [minutes] and [parallel] tests",
          crossover:
            "The text below the curve, which shows up to how many [minutes] the [first] plan costs no more than the [second]",
        })
        .meta({ id: "PlanExamples" }),
    },
    function* ({ examples, ...sliders }) {
      for (const [index, need] of examples.needs.entries()) {
        for (const slider of ["minutes", "parallel"] as const) {
          const { min, max } = sliders[slider];
          if (need[slider] >= min && need[slider] <= max) continue;
          const message = `${need[slider]} is outside the slider's range; enter a number from ${min} to ${max}`;
          yield { path: ["examples", "needs", index, slider], message };
        }
      }
    },
  ),
  faq: shared.action,
  customerQuote: shared.customerQuote,
  callToAction: shared.callToAction,
};

export const plans = f.file(shape, function* ({ plans: all, planFinder }) {
  for (const [key, also] of ONE_PLAN_ONLY) {
    const [, ...others] = all.flatMap((one, index) =>
      (one[key] ?? false) !== false ? [index] : [],
    );
    for (const index of others) {
      const message = `another plan ${also}; remove "${key}" from one of them`;
      yield { path: ["plans", index, key], message };
    }
  }
  for (const [slider, limit] of SLIDERS) {
    const { max } = planFinder[slider];
    const least = Math.max(...all.map((one) => one[limit] ?? 0));
    const message = `the slider's maximum (${max}) must be greater than every plan's limit; enter a number above ${least}`;
    if (max <= least) yield { path: ["planFinder", slider, "max"], message };
  }
});
