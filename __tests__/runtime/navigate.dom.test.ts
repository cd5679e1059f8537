import { noteShownPath } from "../../src/runtime/keep-page";
import { navigateWithPatience, PATIENCE_MS } from "../../src/runtime/navigate";

/** What Gatsby's loader knows, and how it is asked. */
const loadPage = jest.fn<Promise<object | undefined>, [string]>();
const loadPageSync = jest.fn<object | undefined, [string]>();
const navigate = jest.fn();
/** Where the browser is sent to; jsdom itself goes nowhere. */
const visit = { assign: jest.fn(), reload: jest.fn() };

const page = (hash: string) => ({ page: { webpackCompilationHash: hash } });

beforeAll(() => {
  Object.assign(window, {
    ___loader: { loadPage, loadPageSync },
    ___navigate: navigate,
    ___webpackCompilationHash: "this",
  });
  navigateWithPatience(visit);
});
beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  loadPageSync.mockReturnValue(page("this"));
  // The page that each test begins with.
  dispatchEvent(new Event("pageshow"));
});
afterEach(() => jest.useRealTimers());

const go = (to: string | number, options?: { state: object }) => window.___navigate(to, options);
const settled = () => jest.advanceTimersByTimeAsync(0);

test("a page that comes is Gatsby's to show", async () => {
  await show("/");
  loadPage.mockResolvedValue(page("this"));
  go("/contact?a=1#form", { state: { plan: "pro" } });
  await settled();
  expect(loadPage).toHaveBeenCalledWith("/contact?a=1");
  expect(navigate).toHaveBeenCalledWith("/contact?a=1#form", { state: { plan: "pro" } });
  await jest.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(visit.assign).not.toHaveBeenCalled();
});

test("a page that hasn't come after a while is loaded by the browser", async () => {
  loadPage.mockReturnValue(new Promise(() => {}));
  go("/contact?a=1#form");
  await jest.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  expect(visit.assign).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(visit.assign.mock.calls).toEqual([[`${location.origin}/contact?a=1#form`]]);
  expect(navigate).not.toHaveBeenCalled();
});

test("a page that the browser loads has what the link sends along, in one entry of the history", async () => {
  loadPage.mockResolvedValue(page("another"));
  go("/contact", { state: { plan: "pro" } });
  await settled();
  expect(history.state).toEqual({ plan: "pro" });
  const entries = history.length;
  go("/contact", { state: { plan: "pro" } });
  await settled();
  expect(history.length).toBe(entries);
  expect(visit.reload).toHaveBeenCalledTimes(2);
  history.replaceState(null, "", "/");
});

test.each([
  ["of another build", page("another")],
  ["that can't be had", { status: "error" }],
  ["that isn't there", undefined],
])("a page %s is loaded by the browser at once, and by nothing else", async (_what, answer) => {
  loadPage.mockResolvedValue(answer);
  go("/contact");
  await settled();
  expect(visit.assign.mock.calls).toEqual([[`${location.origin}/contact`]]);
  expect(navigate).not.toHaveBeenCalled();
});

test("of two links that are followed one after the other the second counts", async () => {
  loadPage.mockReturnValueOnce(new Promise((resolve) => setTimeout(resolve, 1_000, page("this"))));
  loadPage.mockResolvedValueOnce(page("this"));
  go("/contact");
  go("/faq");
  await jest.advanceTimersByTimeAsync(2 * PATIENCE_MS);
  expect(navigate.mock.calls.map(([to]) => to)).toEqual(["/faq"]);
  expect(visit.assign).not.toHaveBeenCalled();
});

test("a page that the browser brings back waits no more for a link that was followed in it", async () => {
  loadPage.mockReturnValue(new Promise(() => {}));
  go("/contact");
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  await jest.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(visit.assign).not.toHaveBeenCalled();
});

test("a place on this page is left to the browser, unless the link sends something along", async () => {
  await show("/faq");
  loadPage.mockResolvedValue(page("this"));
  go("/faq#place");
  await settled();
  expect(visit.assign.mock.calls).toEqual([["http://localhost/faq#place"]]);
  expect(navigate).not.toHaveBeenCalled();
  go("/faq#place", { state: { plan: "pro" } });
  await settled();
  expect(navigate).toHaveBeenCalledWith("/faq#place", { state: { plan: "pro" } });
});

test("steps in the history are left to Gatsby", () => {
  go(-1);
  expect(navigate).toHaveBeenCalledWith(-1);
  expect(loadPage).not.toHaveBeenCalled();
});

/** What Gatsby does when a page is shown at an address. */
async function show(path: string) {
  window.history.replaceState(null, "", path);
  noteShownPath(path);
  await settled();
}

test("an address that back or forward leads to is loaded anew if its page isn't shown after a while", async () => {
  await show("/pricing");
  window.history.replaceState(null, "", "/faq");
  window.dispatchEvent(new PopStateEvent("popstate"));
  jest.advanceTimersByTime(PATIENCE_MS - 1);
  expect(visit.reload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(visit.reload).toHaveBeenCalledTimes(1);
});

test("a place on the page that is shown is no other page, even before Gatsby has loaded its data", async () => {
  await show("/faq");
  loadPageSync.mockReturnValue(undefined);
  window.history.replaceState(null, "", "/faq#place");
  window.dispatchEvent(new PopStateEvent("popstate"));
  jest.advanceTimersByTime(PATIENCE_MS);
  expect(visit.reload).not.toHaveBeenCalled();
});

test("an address that back or forward leads to, whose page isn't there, is the browser's at once", async () => {
  await show("/pricing");
  loadPageSync.mockReturnValue(undefined);
  window.history.replaceState(null, "", "/faq");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(loadPageSync).toHaveBeenCalledWith("/faq");
  expect(visit.reload).toHaveBeenCalledTimes(1);
});

test("a page that has come and isn't shown, since React has ended on the way, is loaded anew", async () => {
  await show("/pricing");
  loadPage.mockResolvedValue(page("this"));
  navigate.mockImplementationOnce((to) => window.history.replaceState(null, "", to));
  go("/contact");
  await jest.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(visit.reload).toHaveBeenCalledTimes(1);
});

test("a page that was on its way when another address was gone to doesn't count as that one's", async () => {
  await show("/pricing");
  noteShownPath("/contact");
  window.history.replaceState(null, "", "/faq");
  window.dispatchEvent(new PopStateEvent("popstate"));
  await jest.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(visit.reload).toHaveBeenCalledTimes(1);
});
