import { screen } from "@testing-library/react";
import ServicesPage from "../../src/templates/Services";
import { plainText } from "../../src/words/plain-text";
import { builtHtml } from "../support/built-html";
import { servicesData } from "../support/content";
import { pageProps } from "../support/page-props";
import { part, plain, wordsAndAddresses } from "../support/queries";

const { services } = servicesData.content;

beforeAll(() => {
  document.body.append(builtHtml(<ServicesPage {...pageProps(servicesData, "/services", null)} />));
});

test.each([services.agile, services.devops])("$title says what comes out of it", (practice) => {
  const points = part(practice.title).getAllByRole("listitem");
  expect(points.map(({ textContent }) => textContent)).toEqual(practice.points);
});

test.each([services.whatWeDo, services.agile, services.devops])(
  "$title has its paragraphs",
  ({ title, paragraphs }) => {
    for (const paragraph of plainText(paragraphs)) {
      expect(part(title).getByText(plain(paragraph))).toBeVisible();
    }
  },
);

test("the reasons are numbered, each with what we do about it", () => {
  const reasons = part(services.reasons.title);
  expect(reasons.getByRole("list").tagName).toBe("OL");
  expect(reasons.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
    services.reasons.items.map(({ title, text }) => title + text),
  );
});

test("why us is a list of promises", () => {
  const promises = part(services.whyUs.title).getAllByRole("listitem");
  expect(promises.map(({ textContent }) => textContent)).toEqual(
    services.whyUs.items.map(({ title, text }) => title + text),
  );
});

test("its banner tells the weeks, and is fetched at once", () => {
  const banner = screen.getByRole("img", { name: services.whatWeDo.picture.alt });
  expect(banner).toHaveAttribute("loading", "eager");
});

test("what an engagement is has an answer to each question", () => {
  const questions = part(services.engagement.title).getAllByRole("term");
  expect(questions.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual(
    services.engagement.items.map(({ title, text }) => [title, text]),
  );
});

test("it ends with a call to action that leads to the contact page", () => {
  expect(wordsAndAddresses(part(services.callToAction.title).getAllByRole("link"))).toEqual([
    [services.callToAction.action.label, "/contact"],
  ]);
});
