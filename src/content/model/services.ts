import * as f from "./fields";
import * as shared from "./shared";

const practice = f
  .section("A consulting service", {
    paragraphs: shared.paragraphs,
    "testLayers?": f.namedGroup(
      "TestLayers",
      "The share of tests in each layer before and after the project",
      {
        title: "The title of the drawing",
        note: f.text("A note that explains what the shares measure", 90),
        before: "The heading for the shares before the project",
        after: "The heading for the shares after the project",
        layers: f.entries({ min: 2, max: 5, unique: ["name"] }, "The layers, top first", {
          name: "The name of the layer",
          before: f.percent("The layer's share of the tests before the project, in percent"),
          after: f.percent("The layer's share of the tests after the project, in percent"),
        }),
      },
      function* ({ layers }) {
        for (const time of ["before", "after"] as const) {
          const sum = layers.reduce((total, layer) => total + layer[time], 0);
          const message = `the shares under "${time}" add up to ${sum}; they must add up to 100`;
          // Rounded shares can be off by one.
          if (Math.abs(sum - 100) > 1) yield { path: ["layers"], message };
        }
      },
    ),
    "pipeline?": shared.pipeline,
  })
  .meta({ id: "Practice" });

const shape = {
  seo: shared.seo,
  ...shared.intro,
  whatWeDo: f.section("The section about what we do", {
    paragraphs: shared.paragraphs,
    picture: f.widePicture,
    "testPlan?": f.namedGroup(
      "TestPlan",
      "The test plan that customers receive, drawn as a sheet of paper",
      {
        title: f.title("The title on the sheet"),
        of: f.text("Whose plan this is, and its date", 60),
        steps: f.entries({ min: 2, max: 5, unique: ["what"] }, "The steps, in order", {
          what: f.text("The name of the step, in a word or two", 20),
          text: f.line("The tests that this step uses"),
        }),
        before: "The heading for today's results",
        after: "The heading for the target results",
        results: shared.results,
      },
    ),
  }),
  agile: practice,
  devops: practice,
  reasons: f.section("The section about common reasons companies reach out", {
    inWeeks: "The text that shows the weeks for a reason, from [first] to [last] of all [weeks]",
    items: f.entries(
      { min: 3, max: 8, unique: ["title"] },
      "The reasons, in order",
      {
        title: f.title("The reason, as a customer would put it"),
        text: f.paragraph("What we do about it"),
        firstWeek: f.count("The first week in which we work on this", { max: 52 }),
        lastWeek: f.count("The last week in which we work on this", { max: 52 }),
      },
      function* ({ firstWeek, lastWeek }) {
        const message = `the last week can't be before the first week; enter ${firstWeek} or more`;
        if (lastWeek < firstWeek) yield { path: ["lastWeek"], message };
      },
    ),
  }),
  engagement: f.section(
    "The section about how an engagement starts, how long it takes and what it costs",
    {
      phases: f.entries(
        { id: "Phase", min: 2, max: 4, unique: ["label"] },
        "The phases of an engagement, in order, drawn as a strip of weeks",
        {
          label: f.text("What happens in this phase, in a word or two", 20),
          weeks: f.count("How many weeks the phase lasts", { min: 2, max: 26 }),
        },
      ),
      items: shared.facts,
    },
  ),
  whyUs: f.section("The section about why customers should choose us, a short list of promises", {
    items: f.entries({ min: 3, max: 6, unique: ["title"] }, "The promises, in order", {
      title: f.title("The promise, in a few words"),
      text: f.paragraph("What the promise means for customers"),
    }),
  }),
  customerQuote: shared.customerQuote,
  callToAction: shared.callToAction,
};

export const services = f.file(shape, function* ({ reasons, engagement }) {
  const weeks = engagement.phases.reduce((sum, phase) => sum + phase.weeks, 0);
  const message = `an engagement lasts only ${weeks} weeks; enter ${weeks} or less`;
  for (const [index, { lastWeek }] of reasons.items.entries()) {
    if (lastWeek > weeks) yield { path: ["reasons", "items", index, "lastWeek"], message };
  }
});
