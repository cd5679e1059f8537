import { render, screen, within } from "@testing-library/react";
import { CaseStudyCards } from "../../../src/sections/CaseStudyCards/CaseStudyCards";
import { pair } from "../../../src/sections/CaseStudyCards/pair";
import { rows } from "../../../src/sections/CaseStudyCards/rows";
import { caseStudiesData } from "../../support/content";
import { plain } from "../../support/queries";

const { caseStudies } = caseStudiesData.content.page;

const cards = (props: Partial<Parameters<typeof CaseStudyCards>[0]> = {}) => (
  <CaseStudyCards
    caseStudies={caseStudies}
    level={2}
    arrangement={rows}
    newTab="(opens in a new tab)"
    {...props}
  />
);

const itemOf = (title: string) => {
  const item = screen.getByText(plain(title)).closest("li");
  if (!item) throw new Error(`No card around ${title}`);
  return item;
};

test.each(caseStudies)("$slug says who, what, and the key figure with what it counts", (study) => {
  render(cards());
  const item = itemOf(study.title);
  for (const words of [study.sector, study.summary]) {
    expect(within(item).getByText(plain(words))).toBeVisible();
  }
  expect(item).toHaveTextContent(plain(`${study.figure} ${study.figureLabel}`));
  expect(item).toHaveTextContent(study.customer.name);
  expect(item).toHaveAttribute("id", study.slug);
});

test.each(caseStudies)("$slug leads to its PDF in a new tab, by a name of its own", (study) => {
  render(cards());
  const link = within(itemOf(study.title)).getByRole("link");
  expect(link.textContent).toBe(`${study.linkLabel}: ${study.title} (opens in a new tab)`);
  expect(link).toHaveAttribute("href", study.pdf);
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener");
});

test.each([2, 3] as const)("the headings have the level %d that the page needs", (level) => {
  render(cards({ level }));
  expect(screen.getAllByRole("heading", { level })).toHaveLength(caseStudies.length);
});

test("only the first picture is fetched at once, and only where the page says so", () => {
  const loading = () => screen.getAllByRole("img").map((image) => image.getAttribute("loading"));
  const { rerender } = render(cards());
  const [, ...others] = caseStudies.map(() => "lazy");
  expect(loading()).toEqual(["lazy", ...others]);
  rerender(cards({ eager: true }));
  expect(loading()).toEqual(["eager", ...others]);
});

test.each([
  ["a pair", pair],
  ["rows", rows],
])("%s: each part has the arrangement's class beside its own", (_name, arrangement) => {
  render(cards({ arrangement }));
  expect(screen.getAllByRole("list")[0]).toHaveAttribute("class", "list list");
  const [first] = caseStudies;
  expect(itemOf(first?.title ?? "")).toHaveAttribute("class", "card card");
});
