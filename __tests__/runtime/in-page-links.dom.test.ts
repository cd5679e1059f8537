import { notePlacesToReturnTo, placeToReturnTo } from "../../src/runtime/in-page-links";

beforeAll(notePlacesToReturnTo);
beforeEach(() => {
  history.replaceState({ key: "1" }, "", "/features");
  Object.assign(window, { scrollY: 200 });
});

/** Follows a link, and gives what the entry that it leaves holds then. */
function follow(href: string): unknown {
  document.body.innerHTML = `<a href="${href}"><b>There</b></a>`;
  // jsdom has no pages to go to.
  document.body.addEventListener("click", (event) => event.preventDefault(), { once: true });
  document.querySelector("b")?.click();
  return history.state;
}

test("a link to a place on the page has the page's entry remember where it was scrolled to", () => {
  expect(follow("#results")).toEqual({ key: "1", leftAt: 200 });
});

test.each(["/pricing#finder", "/features", "https://other.example/features#results"])(
  "a link to %s doesn't",
  (href) => {
    expect(follow(href)).toEqual({ key: "1" });
  },
);

const at = (address: string, state: object | null = null) =>
  Object.assign(new URL(address, location.origin), { state }) as unknown as Location;

test("back from a place on the page leads to where it was left", () => {
  const { leftAt } = { leftAt: 200 };
  expect(placeToReturnTo(at("/features#results"), at("/features", { leftAt }))).toBe(200);
});

test("back from another page, or a link to the page itself, leads nowhere else than Gatsby does", () => {
  expect(placeToReturnTo(at("/pricing#finder"), at("/features", { leftAt: 200 }))).toBeUndefined();
  expect(placeToReturnTo(at("/features"), at("/features", { leftAt: 200 }))).toBeUndefined();
  expect(placeToReturnTo(at("/features#results"), at("/features"))).toBeUndefined();
});
