import * as f from "./fields";
import {
  callToAction,
  customerQuote,
  entries,
  facts,
  file,
  group,
  intro,
  paragraphs,
  results,
  section,
  seo,
  way,
} from "./shared";

const practice = section("Practice", "A consulting service", {
  paragraphs,
  testLayers: group(
    "TestLayers",
    "The share of tests in each layer before and after the project",
    {
      title: "The title of the drawing",
      note: f.text("A note that explains what the shares measure", 90),
      before: "The heading for the shares before the project",
      after: "The heading for the shares after the project",
      layers: entries({ min: 2, max: 5, unique: ["name"] }, "TestLayer", "The layers, top first", {
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
  ).optional(),
  way: way.optional(),
});

const shape = {
  seo,
  ...intro,
  whatWeDo: section("WhatWeDo", "The section about what we do", {
    paragraphs,
    picture: f.widePicture,
    testPlan: group("TestPlan", "The test plan that customers receive, drawn as a sheet of paper", {
      title: f.title("The title on the sheet"),
      of: f.text("Whose plan this is, and its date", 60),
      steps: entries({ min: 2, max: 5, unique: ["what"] }, "TestPlanStep", "The steps, in order", {
        what: f.text("The name of the step, in a word or two", 20),
        text: f.line("The tests that this step uses"),
      }),
      before: "The heading for today's results",
      after: "The heading for the target results",
      results,
    }).optional(),
  }),
  agile: practice,
  devops: practice,
  reasons: section("Reasons", "The section about common reasons companies reach out", {
    inWeeks: "The text that shows the weeks for a reason, from [first] to [last] of all [weeks]",
    items: entries(
      { min: 3, max: 8, unique: ["title"] },
      "Reason",
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
  engagement: section(
    "Engagement",
    "The section about how an engagement starts, how long it takes and what it costs",
    {
      phases: entries(
        { min: 2, max: 4, unique: ["label"] },
        "Phase",
        "The phases of an engagement, in order, drawn as a strip of weeks",
        {
          label: f.text("What happens in this phase, in a word or two", 20),
          weeks: f.count("How many weeks the phase lasts", { min: 2, max: 26 }),
        },
      ),
      items: facts,
    },
  ),
  whyUs: section(
    "WhyUs",
    "The section about why customers should choose us, a short list of promises",
    {
      items: entries({ min: 3, max: 6, unique: ["title"] }, "Promise", "The promises, in order", {
        title: f.title("The promise, in a few words"),
        text: f.paragraph("What the promise means for customers"),
      }),
    },
  ),
  customerQuote,
  callToAction,
};

export const services = file(shape, function* ({ reasons, engagement }) {
  const weeks = engagement.phases.reduce((sum, phase) => sum + phase.weeks, 0);
  const message = `an engagement lasts only ${weeks} weeks; enter ${weeks} or less`;
  for (const [index, { lastWeek }] of reasons.items.entries()) {
    if (lastWeek > weeks) yield { path: ["reasons", "items", index, "lastWeek"], message };
  }
});
