import { addNavigationTimeout, NAVIGATION_TIMEOUT_MS } from "../../src/runtime/navigate";

const loadPage = jest.fn<Promise<object | undefined>, [string]>();
const loadPageSync = jest.fn<object | undefined, [string]>();
const navigate = jest.fn();
const visit = { assign: jest.fn(), reload: jest.fn() };

const page = (hash: string) => ({ page: { webpackCompilationHash: hash } });

beforeAll(() => {
  Object.assign(window, {
    ___loader: { loadPage, loadPageSync },
    ___navigate: navigate,
    ___webpackCompilationHash: "this",
  });
  addNavigationTimeout(visit);
});
beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  loadPageSync.mockReturnValue(page("this"));
  // Reset the module's state with the event that browsers fire when they restore a page.
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
});
afterEach(() => jest.useRealTimers());

const go = (to: string | number, options?: { state: object }) => window.___navigate(to, options);
const settled = () => jest.advanceTimersByTimeAsync(0);

test("if the browser loads a page, the page gets the link's state and only one history entry is added", async () => {
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

test("if two links are followed in quick succession, the second link's page is shown", async () => {
  loadPage.mockReturnValueOnce(new Promise((resolve) => setTimeout(resolve, 1_000, page("this"))));
  loadPage.mockResolvedValueOnce(page("this"));
  go("/contact");
  go("/faq");
  await jest.advanceTimersByTimeAsync(2 * NAVIGATION_TIMEOUT_MS);
  expect(navigate.mock.calls.map(([to]) => to)).toEqual(["/faq"]);
  expect(visit.assign).not.toHaveBeenCalled();
});

test("a page restored from the back/forward cache doesn't wait for a link that was followed earlier", async () => {
  loadPage.mockReturnValue(new Promise(() => {}));
  go("/contact");
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  await jest.advanceTimersByTimeAsync(NAVIGATION_TIMEOUT_MS);
  expect(visit.assign).not.toHaveBeenCalled();
});
