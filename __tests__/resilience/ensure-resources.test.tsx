import { act, render, screen } from "@testing-library/react";
import EnsureResources from "../../src/resilience/ensure-resources";
import type { LoadedPage } from "../../src/resilience/navigate";

type Page = LoadedPage & { name: string };

/** What has come, by its address, and who waits for what hasn't. */
const arrived = new Map<string, Page>();
const waiting = new Map<string, (page?: Page) => void>();

const draw = jest.fn();

beforeEach(() => {
  arrived.clear();
  waiting.clear();
  draw.mockClear();
  arrived.set("/pricing", { name: "Pricing" });
  Object.assign(window, {
    ___loader: {
      loadPageSync: (path: string) => arrived.get(path),
      loadPage: (path: string) => new Promise((resolve) => waiting.set(path, resolve)),
    },
  });
});

/** Gatsby's application at an address. */
const at = (path: string) => (
  <EnsureResources location={{ pathname: path, search: "" } as Location}>
    {({ location, pageResources }) => {
      draw();
      return `${(pageResources as Page).name} at ${location.pathname}`;
    }}
  </EnsureResources>
);

async function arrive(path: string, page: Page): Promise<void> {
  arrived.set(path, page);
  await act(async () => waiting.get(path)?.(page));
}

const shown = () => screen.getByText(/ at /).textContent;

test("a page whose data are there is shown at once", () => {
  arrived.set("/faq", { name: "FAQ" });
  const { rerender } = render(at("/pricing"));
  rerender(at("/faq"));
  expect(shown()).toBe("FAQ at /faq");
  expect(waiting.size).toBe(0);
});

test("until they have come the page before stays as it is, and isn't drawn anew", async () => {
  const { rerender } = render(at("/pricing"));
  expect(draw).toHaveBeenCalledTimes(1);
  rerender(at("/faq"));
  expect(shown()).toBe("Pricing at /pricing");
  expect(draw).toHaveBeenCalledTimes(1);
  await arrive("/faq", { name: "FAQ" });
  expect(shown()).toBe("FAQ at /faq");
});

test("what comes once the visitor has gone on changes nothing", async () => {
  const { rerender } = render(at("/pricing"));
  rerender(at("/faq"));
  rerender(at("/pricing"));
  await arrive("/faq", { name: "FAQ" });
  expect(shown()).toBe("Pricing at /pricing");
});
