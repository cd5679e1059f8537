import { savedScrollTop, saveScrollOnFragmentLinks } from "../../src/runtime/in-page-links";

beforeAll(saveScrollOnFragmentLinks);
beforeEach(() => {
  history.replaceState({ key: "1" }, "", "/features");
  Object.assign(window, { scrollY: 200 });
});

/** Follows a link and returns the resulting state of the current history entry. */
function follow(href: string): unknown {
  document.body.innerHTML = `<a href="${href}"><b>There</b></a>`;
  // jsdom doesn't implement navigation.
  document.body.addEventListener("click", (event) => event.preventDefault(), { once: true });
  document.querySelector("b")?.click();
  return history.state;
}

test("a link to a fragment on the same page saves the scroll position", () => {
  expect(follow("#results")).toEqual({ key: "1", leftAt: 200 });
});

test.each(["/pricing#finder", "/features", "https://other.example/features#results"])(
  "a link to %s doesn't save the scroll position",
  (href) => {
    expect(follow(href)).toEqual({ key: "1" });
  },
);

const at = (address: string, state: object | null = null) =>
  Object.assign(new URL(address, location.origin), { state }) as unknown as Location;

test("going back from a fragment restores the saved scroll position", () => {
  const { leftAt } = { leftAt: 200 };
  expect(savedScrollTop(at("/features#results"), at("/features", { leftAt }))).toBe(200);
});

test("Gatsby sets the scroll position when the visitor comes from another page or follows a link to the page", () => {
  expect(savedScrollTop(at("/pricing#finder"), at("/features", { leftAt: 200 }))).toBeUndefined();
  expect(savedScrollTop(at("/features"), at("/features", { leftAt: 200 }))).toBeUndefined();
  expect(savedScrollTop(at("/features#results"), at("/features"))).toBeUndefined();
});
