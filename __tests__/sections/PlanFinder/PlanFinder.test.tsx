import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { roundNumbers } from "../../../src/pricing/round-numbers";
import PricingPage from "../../../src/templates/Pricing";
import { builtHtml } from "../../support/built-html";
import { examplePricing } from "../../support/example-pricing";
import { hydrate } from "../../support/hydrate";
import { pageData } from "../../support/page-data";
import { pageProps } from "../../support/page-props";

const { planFinder } = examplePricing;
const stops = roundNumbers(planFinder.minutes.min, planFinder.minutes.max);
const { content } = pageData("/pricing");
const data = { content: { ...content, pricing: { ...content.pricing, ...examplePricing } } };

/** Returns the pricing page at a URL, with the example plans. */
const page = (address: string) => <PricingPage {...pageProps(data, address, null)} />;
const visit = (address = "/pricing") => render(page(address));

/*
 * These tests use selectors instead of role queries, which check the visibility of every element and would
 * make the tests take three times as long.
 */
const section = () =>
  document.querySelector<HTMLElement>('[aria-labelledby="plan-finder"]') as HTMLElement;
/** Returns the slider and the text field for minutes (0) or parallel tests (1). */
const rangeOf = (index: number) => {
  const inputs = section().querySelectorAll<HTMLInputElement>("input:not([type=radio])");
  const [field, slider] = [...inputs].slice(2 * index);
  if (!slider || !field) throw new Error(`No range ${index}`);
  return [slider, field] as const;
};
const minutes = () => rangeOf(0);
/** Moves the minutes slider to the stop for a number of minutes. */
const slideTo = (value: number) =>
  fireEvent.change(minutes()[0], { target: { value: stops.indexOf(value) } });
const parallel = () => rangeOf(1);
const recommendation = () => {
  const [first] = section().querySelectorAll("h3 > span");
  return first?.textContent;
};
const announced = () => document.querySelector("[role=status]")?.textContent;
/** Returns both radio buttons for a billing choice: one on the cards and one in the planFinder. */
const choicesOf = (billing: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`[type=radio][value=${billing}]`),
];

const movementEnds = () => act(() => jest.advanceTimersByTime(500));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("need", () => {
  test("the finder starts with an example and doesn't change the URL", () => {
    visit();
    expect(minutes().map(({ value }) => value)).toEqual([`${stops.indexOf(20_000)}`, "20,000"]);
    expect(parallel().map(({ value }) => value)).toEqual(["10", "10"]);
    expect(recommendation()).toBe("Basic, $200 per month");
    movementEnds();
    expect(window.location.search).toBe("");
    expect(announced()).toBe("");
  });

  test("an invalid number doesn't change the recommendation, and shows an error on blur", () => {
    visit();
    const [moved, typed] = minutes();
    // While it is typed, its first digits are valid numbers.
    for (const value of ["3", "38", "38,", "38,5"]) fireEvent.change(typed, { target: { value } });
    expect(typed).toBeValid();
    expect(recommendation()).toBe("Basic, $200 per month");
    fireEvent.blur(typed);
    expect(typed).toHaveValue("38,5");
    expect(typed).toBeInvalid();
    expect(typed).toHaveAccessibleDescription("Write a whole number from 0 to 9,999,999.");
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Write a whole number from 0 to 9,999,999.",
    );
    fireEvent.change(typed, { target: { value: "38,500" } });
    expect(typed).toBeValid();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(recommendation()).toBe("Pro, $300 per month, billed annually");

    const [, atOnce] = parallel();
    fireEvent.change(atOnce, { target: { value: "0" } });
    fireEvent.blur(atOnce);
    expect(atOnce).toHaveAccessibleDescription("Write a whole number from 1 to 9,999,999.");
    fireEvent.change(parallel()[0], { target: { value: 12 } });
    expect(atOnce).toHaveValue("12");
    expect(atOnce).toBeValid();
    // 40,000 is the slider stop nearest to 38,500.
    expect(moved).toHaveValue(`${stops.indexOf(40_000)}`);
    // Typing another invalid number must not show an error before blur.
    fireEvent.change(atOnce, { target: { value: "x" } });
    expect(atOnce).toBeValid();
  });

  test("Enter refuses an invalid number like leaving the field, except while an input method is open", () => {
    visit();
    const [, typed] = minutes();
    fireEvent.change(typed, { target: { value: "38,5" } });
    fireEvent.keyDown(typed, { key: "Enter", isComposing: true });
    expect(typed).toBeValid();
    fireEvent.keyDown(typed, { key: "Enter" });
    expect(typed).toBeInvalid();
  });

  test.each([
    ["the same number", 12_000],
    ["another number, which then changes back", 40_000],
  ])("a refused text doesn't come back after an example with %s", (_what, first) => {
    visit(`/pricing?minutes=${first}`);
    const [, typed] = minutes();
    fireEvent.change(typed, { target: { value: "38,5" } });
    fireEvent.blur(typed);
    fireEvent.click(screen.getByText("One team, every night"));
    expect([typed.value, typed.validity.valid]).toEqual(["12,000", true]);
    expect(screen.queryByRole("alert")).toBeNull();
    fireEvent.click(screen.getByText("Three teams, every commit"));
    expect([typed.value, typed.validity.valid]).toEqual(["40,000", true]);
    expect(parallel()[1]).toHaveValue("20");
    expect(recommendation()).toBe("Pro, $300 per month, billed annually");
  });

  test("a cleared number is restored on blur", () => {
    visit();
    const [, typed] = minutes();
    fireEvent.change(typed, { target: { value: " " } });
    expect(typed).toBeValid();
    fireEvent.blur(typed);
    expect(typed).toHaveValue("20,000");
    expect(typed).toBeValid();
  });

  test("PageUp and PageDown move the slider in larger steps and stop at its ends", () => {
    visit();
    const press = (key: string) => fireEvent.keyDown(minutes()[0], { key });
    press("PageUp");
    expect(minutes()[1]).toHaveValue("40,000");
    for (let page = 0; page < 9; page++) press("PageDown");
    expect(minutes()[1]).toHaveValue("100");
    press("Home");
    expect(minutes()[1]).toHaveValue("100");
    fireEvent.keyDown(parallel()[0], { key: "PageUp" });
    expect(parallel()[1]).toHaveValue("15");
  });

  test.each([
    ["more", "PageUp", "600000", "600,000", "PageDown", "250,000"],
    ["less", "PageDown", "7", "7", "PageUp", "200"],
  ])(
    "the key for %s minutes has no effect if the typed number is already beyond the end of the slider",
    (_what, key, typed, said, back, after) => {
      visit(`/pricing?minutes=${typed}`);
      fireEvent.keyDown(minutes()[0], { key });
      expect(minutes()[1]).toHaveValue(said);
      fireEvent.keyDown(minutes()[0], { key: back });
      expect(minutes()[1]).toHaveValue(after);
    },
  );

  test("the slider announces its value along with the recommendation, so the recommendation isn't announced separately", () => {
    visit();
    slideTo(25_000);
    const said = "25,000 minutes: Basic, $300 per month";
    expect(minutes()[0]).toHaveAttribute("aria-valuetext", said);
    movementEnds();
    expect(announced()).toBe("");
    fireEvent.change(parallel()[0], { target: { value: 12 } });
    movementEnds();
    expect(announced()).toBe("Basic, $300 per month");
  });
});

describe("billing", () => {
  test("a billing choice applies to the whole page and is announced only if it is made in the finder", () => {
    visit();
    const [, inFinder] = choicesOf("monthly");
    const [inCards] = choicesOf("annual");
    fireEvent.click(inFinder as HTMLElement);
    expect(choicesOf("monthly").map(({ checked }) => checked)).toEqual([true, true]);
    movementEnds();
    expect(announced()).toBe("Basic, $240 per month, month to month");
    expect(window.location.search).toContain("billing=monthly");
    fireEvent.click(inCards as HTMLElement);
    movementEnds();
    expect(announced()).toBe("");
  });
});

describe("URL", () => {
  test("the URL is read after hydration, because the HTML is the same for every URL", () => {
    hydrate(() => page("/pricing?minutes=7&parallel=1"));
    expect(recommendation()).toBe("Free, $0 per month");
  });

  test("after the last change, the URL is updated without adding a history entry", () => {
    visit("/pricing#basic");
    const { length } = window.history;
    for (const value of [25_000, 30_000, 40_000]) {
      slideTo(value);
      act(() => jest.advanceTimersByTime(100));
    }
    expect(window.location.search).toBe("");
    movementEnds();
    expect(window.location.search).toBe("?minutes=40000&parallel=10&billing=annual");
    expect(window.location.hash).toBe("#basic");
    expect(window.history.length).toBe(length);
  });

  test("the URL doesn't change after the visitor leaves the page", () => {
    const { unmount } = visit();
    slideTo(500);
    unmount();
    window.history.replaceState(null, "", "/contact");
    movementEnds();
    expect(window.location.href).toMatch(/\/contact$/);
  });

  test("on a second visit, a URL without a need resets the choice", () => {
    const at = (address: string, key: string) => {
      const props = pageProps(data, address, null);
      Object.assign(props.location, { key });
      return <PricingPage {...props} />;
    };
    const { rerender } = render(at("/pricing?minutes=7&parallel=1", "1"));
    expect(recommendation()).toBe("Free, $0 per month");
    fireEvent.change(minutes()[1], { target: { value: 8 } });
    movementEnds();
    expect(announced()).toBe("Free, $0 per month");
    rerender(at("/pricing", "2"));
    expect(recommendation()).toBe("Basic, $200 per month");
    expect(announced()).toBe("");
  });

  test("the button copies the full URL", async () => {
    jest.useRealTimers();
    const user = userEvent.setup();
    visit("/pricing?minutes=40000&parallel=20&billing=monthly");
    await user.click(screen.getByRole("button", { name: planFinder.copy }));
    expect(await navigator.clipboard.readText()).toBe(
      "http://localhost/pricing?minutes=40000&parallel=20&billing=monthly",
    );
    expect(await screen.findByText(planFinder.copied)).toBeVisible();
    fireEvent.change(parallel()[0], { target: { value: 21 } });
    expect(screen.queryByText(planFinder.copied)).toBeNull();
  });

  test("if the browser refuses to copy the URL, the page shows the URL and selects it", async () => {
    jest.useRealTimers();
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
    visit("/pricing?minutes=7");
    await user.click(screen.getByRole("button", { name: planFinder.copy }));
    const shown = await screen.findByRole<HTMLInputElement>("textbox", { name: planFinder.copy });
    expect(shown).toHaveValue("http://localhost/pricing?minutes=7&parallel=10&billing=annual");
    expect([shown.selectionStart, shown.selectionEnd]).toEqual([0, shown.value.length]);
  });
});

describe("input made before hydration", () => {
  test.each<[what: string, (html: HTMLElement) => void, expected: string, said?: string]>([
    [
      "a moved slider",
      (html) => set(html, 'input[type="range"]', `${stops.indexOf(60_000)}`),
      "Pro, $300 per month, billed annually",
    ],
    [
      "a typed number",
      (html) => set(html, 'input[type="text"]', "501"),
      "Basic, $100 per month, billed annually",
    ],
    [
      "a typed number beyond the slider, whose position the browser restored",
      (html) => {
        set(html, 'input[type="text"]', "600,000");
        set(html, 'input[type="range"]', `${stops.length - 1}`);
      },
      "Lowest listed price: Pro, $11,100 per month",
    ],
    [
      "a billing choice made in the cards",
      (html) => html.querySelector<HTMLElement>('[name="billing"][value="monthly"]')?.click(),
      "Basic, $240 per month, month to month",
      "",
    ],
  ])("%s is answered", (_what, before, expected, said = expected) => {
    // The URL also specifies a need, but the visitor's input is newer.
    hydrate(() => page("/pricing?minutes=20000&billing=annual"), before);
    expect(recommendation()).toBe(expected);
    movementEnds();
    expect(window.location.search).toContain("?minutes=");
    expect(announced()).toBe(said);
  });

  function set(html: HTMLElement, selector: string, value: string): void {
    const input = html.querySelector<HTMLInputElement>(selector);
    if (input) input.value = value;
  }
});

test("without JavaScript, worked examples from the same calculation replace the finder", () => {
  const html = builtHtml(page("/pricing"));
  const inPlace = html.querySelector("div[data-without-script]");
  const examples = inPlace?.querySelectorAll("tbody tr") ?? [];
  const rows = Array.from(examples, (row) =>
    Array.from(row.children, ({ textContent }) => textContent),
  );
  expect(rows.map(([need]) => need)).toEqual([
    "One team, every night12,000 minutes, 10 at once",
    "Three teams, every commit40,000 minutes, 20 at once",
    "A whole company100,000 minutes, 30 at once",
  ]);
  expect(rows[0]?.[2]).toBe("$100billed annually$140month to month");
  expect(rows[2]?.slice(1)).toEqual([
    "Too smallruns up to 5 tests at once",
    "Too smallruns up to 15 tests at once",
    "$1,100$300 and $800 for 40,000 more minutes$1,175$375 and $800 for 40,000 more minutes, month to month",
    "Customon request",
  ]);
  const crossovers = Array.from(inPlace?.querySelectorAll("li") ?? []);
  // This element is hidden as long as scripts don't run.
  expect(inPlace?.nextElementSibling?.querySelectorAll("input[type=text]")).toHaveLength(2);
  expect(crossovers.map(({ textContent }) => textContent)).toEqual([
    "Basic costs what Pro does at 25,000 minutes, billed annually",
    "Basic costs what Pro does at 26,750 minutes, month to month",
  ]);
});
