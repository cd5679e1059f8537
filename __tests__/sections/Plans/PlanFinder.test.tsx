import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import PricingPage from "../../../src/templates/Pricing";
import { builtHtml } from "../../support/built-html";
import { examplePricing } from "../../support/example-pricing";
import { hydrate } from "../../support/hydrate";
import { answerTo } from "../../support/page-data";
import { pageProps } from "../../support/page-props";

const { finder } = examplePricing;
const { content } = answerTo("/pricing");
const data = { content: { ...content, pricing: { ...content.pricing, ...examplePricing } } };

/** The pricing page with the example's plans, at an address. */
const page = (address: string) => <PricingPage {...pageProps(data, address, null)} />;
const visit = (address = "/pricing") => render(page(address));

/*
 * By selectors, since looking a role up means to judge the visibility of every element: the tests would
 * take three times as long.
 */
const section = () =>
  document.querySelector<HTMLElement>('[aria-labelledby="finder"]') as HTMLElement;
/** The slider and the text field of a need. */
const rangeOf = (index: number) => {
  const inputs = section().querySelectorAll<HTMLInputElement>("input:not([type=radio])");
  const [field, slider] = [...inputs].slice(2 * index);
  if (!slider || !field) throw new Error("No such range");
  return [slider, field] as const;
};
const minutes = () => rangeOf(0);
const parallel = () => rangeOf(1);
const answer = () => {
  const [first] = section().querySelectorAll("h3 > span");
  return first?.textContent;
};
const announced = () => document.querySelector("[role=status]")?.textContent;
/** The choices of a way to pay, in the cards and in the finder. */
const choicesOf = (billing: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`[type=radio][value=${billing}]`),
];

const movementEnds = () => act(() => jest.advanceTimersByTime(500));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("a need", () => {
  test("starts as an example, and the address stays as it is", () => {
    visit();
    expect(minutes().map(({ value }) => value)).toEqual(["20000", "20,000"]);
    expect(parallel().map(({ value }) => value)).toEqual(["10", "10"]);
    expect(answer()).toBe("Basic, $200 per month");
    movementEnds();
    expect(window.location.search).toBe("");
    expect(announced()).toBe("");
  });

  test("that is no number yet changes nothing, and is told once the field is left", () => {
    visit();
    const [moved, typed] = minutes();
    fireEvent.change(typed, { target: { value: "38,5" } });
    expect(typed).toBeValid();
    expect(answer()).toBe("Basic, $200 per month");
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
    expect(answer()).toBe("Pro, $300 per month, billed annually");

    const [, atOnce] = parallel();
    fireEvent.change(atOnce, { target: { value: "0" } });
    fireEvent.blur(atOnce);
    expect(atOnce).toHaveAccessibleDescription("Write a whole number from 1 to 9,999,999.");
    fireEvent.change(parallel()[0], { target: { value: 12 } });
    expect(atOnce).toHaveValue("12");
    expect(atOnce).toBeValid();
    expect(moved).toHaveValue("38500");
    // What is written after that is not called wrong before it is left, either.
    fireEvent.change(atOnce, { target: { value: "x" } });
    expect(atOnce).toBeValid();
  });

  test("that is taken out is back once the field is left", () => {
    visit();
    const [, typed] = minutes();
    fireEvent.change(typed, { target: { value: " " } });
    expect(typed).toBeValid();
    fireEvent.blur(typed);
    expect(typed).toHaveValue("20,000");
    expect(typed).toBeValid();
  });

  test("may be larger than the slider goes", () => {
    visit();
    fireEvent.change(minutes()[1], { target: { value: "500000" } });
    expect(answer()).toBe("Pro, $9,100 per month");
    expect(minutes()[0]).toHaveValue("200000");
    expect(minutes()[0]).toHaveAttribute("aria-valuetext", "500,000");
  });

  test("moves in useful leaps with PageUp and PageDown, to the slider's ends", () => {
    visit();
    const press = (key: string) => fireEvent.keyDown(minutes()[0], { key });
    press("PageUp");
    expect(minutes()[1]).toHaveValue("25,000");
    for (let page = 0; page < 6; page++) press("PageDown");
    expect(minutes()[1]).toHaveValue("0");
    press("Home");
    expect(minutes()[1]).toHaveValue("0");
    fireEvent.keyDown(parallel()[0], { key: "PageUp" });
    expect(parallel()[1]).toHaveValue("15");
  });

  test("stays with PageUp where more than the slider holds was typed", () => {
    visit("/pricing?minutes=500000");
    fireEvent.keyDown(minutes()[0], { key: "PageUp" });
    expect(minutes()[1]).toHaveValue("500,000");
    fireEvent.keyDown(minutes()[0], { key: "PageDown" });
    expect(minutes()[1]).toHaveValue("200,000");
  });
});

describe("the choice of billing", () => {
  test("is one for the page, and is announced where it was made in the finder, not in the cards", () => {
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

describe("the address", () => {
  test("is read after the page's HTML, which is the same for all", () => {
    hydrate(() => page("/pricing?minutes=7&parallel=1"));
    expect(answer()).toBe("Free, $0 per month");
  });

  test("keeps what a movement has ended with, in place of the one before", () => {
    visit("/pricing#basic");
    const { length } = window.history;
    for (const value of [21_000, 30_000, 40_000]) {
      fireEvent.change(minutes()[0], { target: { value } });
      act(() => jest.advanceTimersByTime(100));
    }
    expect(window.location.search).toBe("");
    movementEnds();
    expect(window.location.search).toBe("?minutes=40000&parallel=10&billing=annual");
    expect(window.location.hash).toBe("#basic");
    expect(announced()).toBe("Pro, $300 per month, billed annually");
    expect(window.history.length).toBe(length);
  });

  test("is not written over once the visitor has left", () => {
    const { unmount } = visit();
    fireEvent.change(minutes()[0], { target: { value: 500 } });
    unmount();
    window.history.replaceState(null, "", "/contact");
    movementEnds();
    expect(window.location.href).toMatch(/\/contact$/);
  });

  test("without a need on a second arrival means the start again", () => {
    const at = (address: string, key: string) => {
      const props = pageProps(data, address, null);
      Object.assign(props.location, { key });
      return <PricingPage {...props} />;
    };
    const { rerender } = render(at("/pricing?minutes=7&parallel=1", "1"));
    expect(answer()).toBe("Free, $0 per month");
    fireEvent.change(minutes()[0], { target: { value: 8 } });
    movementEnds();
    expect(announced()).toBe("Free, $0 per month");
    rerender(at("/pricing", "2"));
    expect(answer()).toBe("Basic, $200 per month");
    expect(announced()).toBe("");
  });

  test("is copied as a whole", async () => {
    jest.useRealTimers();
    const user = userEvent.setup();
    visit("/pricing?minutes=40000&parallel=20&billing=monthly");
    await user.click(screen.getByRole("button", { name: finder.copy }));
    expect(await navigator.clipboard.readText()).toBe(
      "http://localhost/pricing?minutes=40000&parallel=20&billing=monthly",
    );
    expect(await screen.findByText(finder.copied)).toBeVisible();
    fireEvent.change(parallel()[0], { target: { value: 21 } });
    expect(screen.queryByText(finder.copied)).toBeNull();
  });

  test("stands selected where the browser refuses to copy it", async () => {
    jest.useRealTimers();
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
    visit("/pricing?minutes=7");
    await user.click(screen.getByRole("button", { name: finder.copy }));
    const shown = await screen.findByRole<HTMLInputElement>("textbox", { name: finder.copy });
    expect(shown).toHaveValue("http://localhost/pricing?minutes=7&parallel=10&billing=annual");
    expect([shown.selectionStart, shown.selectionEnd]).toEqual([0, shown.value.length]);
  });
});

describe("what was done before React came", () => {
  test.each<[what: string, (html: HTMLElement) => void, answer: string, said?: string]>([
    [
      "a slider moved",
      (html) => set(html, 'input[type="range"]', "60000"),
      "Pro, $300 per month, billed annually",
    ],
    [
      "a number typed",
      (html) => set(html, 'input[type="text"]', "501"),
      "Basic, $100 per month, billed annually",
    ],
    [
      "a number typed that the slider can't show, put back by the browser where it comes nearest",
      (html) => {
        set(html, 'input[type="text"]', "500,000");
        set(html, 'input[type="range"]', "200000");
      },
      "Pro, $9,100 per month",
    ],
    [
      "a choice of billing made in the cards",
      (html) => html.querySelector<HTMLElement>('[name="billing"][value="monthly"]')?.click(),
      "Basic, $240 per month, month to month",
      "",
    ],
  ])("%s is answered", (_what, before, expected, said = expected) => {
    // The address says something too, but that is older.
    hydrate(() => page("/pricing?minutes=20000&billing=annual"), before);
    expect(answer()).toBe(expected);
    movementEnds();
    expect(window.location.search).toContain("?minutes=");
    expect(announced()).toBe(said);
  });

  function set(html: HTMLElement, selector: string, value: string): void {
    const input = html.querySelector<HTMLInputElement>(selector);
    if (input) input.value = value;
  }
});

test("without script worked examples stand in its place, from the same arithmetic", () => {
  const examples = builtHtml(page("/pricing")).querySelectorAll("[data-without-script] tbody tr");
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
});
