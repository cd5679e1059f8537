import { readFileSync } from "node:fs";
import path from "node:path";
import { act } from "@testing-library/react";
import { useEffect, useState } from "react";
import { renderToString } from "react-dom/server";
import { hydrate, INPUTS } from "../../src/runtime/hydrate";

/** A button that counts the clicks that React receives. Like the contact form, it uses an effect. */
function Counter({ onEffect }: { onEffect: () => void }) {
  const [count, setCount] = useState(0);
  useEffect(onEffect, [onEffect]);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

const container = document.createElement("div");
document.body.append(container);
const button = () => container.querySelector("button");

test("clicks and history events reach React and its router only after hydration", async () => {
  const onEffect = jest.fn();
  const page = <Counter onEffect={onEffect} />;
  container.innerHTML = renderToString(page);
  const built = button();

  const reloadOnReturn = () => {};
  window.onpopstate = reloadOnReturn;

  await act(async () => {
    hydrate(page, container);
    expect(window.onpopstate).toBe(reloadOnReturn);
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    expect(button()?.dispatchEvent(click)).toBe(true);
    expect(click.defaultPrevented).toBe(false);
    // The click must not have triggered synchronous hydration.
    expect(onEffect).not.toHaveBeenCalled();
  });
  expect(onEffect).toHaveBeenCalledTimes(1);
  expect(window.onpopstate).toBeNull();
  expect(button()).toBe(built);
  expect(button()?.textContent).toBe("0");

  await act(async () => button()?.click());
  expect(button()?.textContent).toBe("1");
});

test("the blocked events are exactly those that make React hydrate synchronously", () => {
  // Build the path, because react-dom's exports don't include this file.
  const folder = path.dirname(require.resolve("react-dom/package.json"));
  const reactDom = path.join(folder, "cjs", "react-dom-client.production.js");
  const [, list = ""] =
    /discreteReplayableEvents =\s*"([^"]+)"/.exec(readFileSync(reactDom, "utf8")) ?? [];
  expect(INPUTS).toEqual(list.split(" "));
});

// Save the real function before any test installs fake timers, because React keeps using real timers.
const realSetTimeout = setTimeout;
const tick = () => new Promise((resolve) => realSetTimeout(resolve, 5));

/** Waits until a condition is true or Jest's test timeout expires. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await tick();
  await tick();
}

/** The number of form renders that have completed. */
let renders = 0;

/** The number of upcoming form renders that will fail. */
let failures = 0;

/** A form that either rerenders or fails when its button is pressed. */
function Fragile() {
  const [, setPressed] = useState(0);
  useEffect(() => {
    renders += 1;
  });
  if (failures > 0) {
    failures -= 1;
    throw new Error("broken");
  }
  return (
    <div>
      <input name="company" />
      <button type="button" onClick={() => setPressed((pressed) => pressed + 1)}>
        Press
      </button>
      <a href="/faq">Questions</a>
    </div>
  );
}

describe("when React fails", () => {
  const { insertBefore, removeChild } = Node.prototype;
  const onEnded = jest.fn();
  const preventDefault = (event: Event) => event.preventDefault();
  beforeEach(() => {
    // In an act environment, React would pass its errors to act().
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
    jest.spyOn(console, "error").mockImplementation(() => {});
    Object.assign(window, { reportError: jest.fn(), scrollTo: jest.fn() });
    onEnded.mockClear();
    // Simulate a tab that has already been reloaded because of errors.
    sessionStorage.setItem("reloaded-without-react", "yes");
    addEventListener("react-ended", onEnded);
    addEventListener("error", preventDefault);
  });
  afterEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    jest.runAllTimers();
    jest.useRealTimers();
    jest.restoreAllMocks();
    removeEventListener("react-ended", onEnded);
    removeEventListener("error", preventDefault);
    Object.assign(Node.prototype, { insertBefore, removeChild });
  });

  /** Hydrates the built page. */
  async function open(): Promise<HTMLElement> {
    const page = document.createElement("div");
    page.innerHTML = renderToString(<Fragile />);
    document.body.replaceChildren(page);
    const before = renders;
    hydrate(<Fragile />, page);
    await until(() => renders > before);
    return page;
  }

  const company = () => document.querySelector("input") as HTMLInputElement;

  /** Types into the form, then presses the button while the next `times` renders are set to fail. */
  async function press(times: number) {
    company().value = "Navy";
    company().focus();
    company().setSelectionRange(1, 2);
    failures = times;
    const ends = () => onEnded.mock.calls.length;
    const before = renders + ends();
    // Once React has stopped, pressing the button has no effect, so there is nothing to wait for.
    const isAlive = ends() === 0;
    document.querySelector("button")?.click();
    await until(() => !isAlive || renders + ends() > before);
    failures = 0;
  }

  test("if rendering keeps failing, the page retains its content and works without React", async () => {
    const page = await open();
    const old = company();
    await press(1_000);
    expect(company()).toBe(old);
    expect(company().value).toBe("Navy");
    expect(page.isConnected).toBe(false);
    expect(onEnded).toHaveBeenCalledTimes(1);
    await press(0);
    expect(company()).toBe(old);
  });
});
