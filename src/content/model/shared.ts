import { areComparable } from "../../numbers";
import { PAGES } from "../../routes";
import { ICON_NAMES } from "../../styles/icons";
import type { ValueError } from "../value-error";
import * as f from "./fields";

export const icon = (description: string) => f.oneOf("IconName", ICON_NAMES, description);

export const link = (description: string) => f.link(description, PAGES);

export const action = f.namedGroup("Action", "A button or link", {
  label: "The text of the button or link, which says what happens when visitors click it",
  href: link("The link target: a page on this site like /contact, or an https:// URL"),
});

export const callToAction = f.section("The section that leads to the contact page", {
  text: f.paragraph("One or two sentences below the heading"),
  action,
});

export const pointParts = {
  icon: icon("The icon beside the title"),
  title: f.title("The title, in a few words"),
  text: f.paragraph("The description, in one or two sentences"),
};

export const point = f.group("An icon, a title and a short description", pointParts);

export const customerStrip = f.section("The strip of customer logos", {});

export const seo = f.namedGroup(
  "SeoWords",
  "What search engines show. One page can leave these empty and use the defaults in site.yaml",
  {
    "title?": f.documentTitle("The title in search results and browser tabs"),
    "description?": f.text("A description in one or two sentences for search results", 160),
  },
);

export const heading = {
  title: f.title("The page's heading"),
  lead: f.paragraph("The sentences below the heading"),
};

export const intro = { ...heading, action };

export const CASE_STUDIES = f.target("case-studies.yaml", "caseStudies", "CaseStudy");

export const customerQuote = f.reference(
  "The case study whose quote appears on this page, from case-studies.yaml",
  CASE_STUDIES,
);

export const timeline = f.group(
  "A chart of durations, drawn as bars that start where the bar above ends",
  {
    title: f.title("The title of the chart"),
    rows: f.entries({ min: 2, max: 6, unique: ["label"] }, "The bars, from the top", {
      label: f.text("The label of the bar, which says what takes this long", 32),
      duration: f.duration("How long it takes, such as 9 min 41 s; the bar is drawn to scale"),
    }),
    note: f.line("The conclusion from the chart, in a sentence"),
  },
);

export const pipeline = f.namedGroup("Pipeline", "A path with stops", {
  title: "The title of the path",
  stops: f.list("The stops, in order", f.text("A stop", 40), { min: 2, max: 5, unique: [] }),
  "ownStop?": f.position(
    "The number of our own stop, counted from 1; this stop is drawn in our color",
    "stops",
    1,
  ),
  note: f.text("A note about the path", 90),
});

export const results = f.entries(
  { id: "StudyResult", min: 3, max: 3, unique: ["label"] },
  "Three results from before and after the project",
  {
    label: f.text("What the results measure", 60),
    before: f.text("The result before the project, in quotes if it is a plain number", 12),
    after: f.text("The result after the project, in quotes if it is a plain number", 12),
  },
  function* ({ before, after }) {
    const message = `the page can't draw "${before}" and "${after}" on one scale; write both times with h, min, s or ms, and a period before decimals, like "4.1 s"`;
    if (!areComparable(before, after)) yield { path: ["before"], message };
  },
);

const fact = f.namedGroup("Fact", "A fact", {
  title: f.text("What the fact is about, in a few words", 60),
  text: f.paragraph("The fact, in one or two sentences"),
});

export const facts = f.list("Facts, in order", fact, { max: 12, unique: ["title"] });

const paragraph = f.runningText("A paragraph");

export const paragraphs = f.list("The paragraphs", paragraph, { max: 4, unique: [] });

export function* sliderRange({ min, max }: Record<"min" | "max", number>): Generator<ValueError> {
  const message = `the slider's maximum (${max}) must be greater than its minimum; enter a number above ${min}`;
  if (max <= min) yield { path: ["max"], message };
}

export const finderRange = f.namedGroup(
  "FinderRange",
  "A slider with a number field beside it",
  {
    label: "The label of the slider and its field",
    min: f.count("The slider's minimum"),
    max: f.count("The slider's maximum; in the plan finder, it must be above every plan's limit"),
    step: f.count("How far an arrow key moves the slider"),
    pageStep: f.count("How far PageUp and PageDown move the slider"),
    start: f.count("The slider's initial value", { min: 0 }),
  },
  function* (slider) {
    const { min, max, step, start } = slider;
    if (max <= min) return yield* sliderRange(slider);
    // Browsers round a slider's value to the nearest step, so reject values between two steps.
    if (start >= min && start <= max && (start - min) % step === 0) return;
    const message = `the slider can't stop at ${start} because it goes from ${min} to ${max} in steps of ${step}; change one of these numbers`;
    yield { path: ["start"], message };
  },
);
