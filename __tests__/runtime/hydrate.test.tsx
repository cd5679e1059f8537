import { readFileSync } from "node:fs";
import path from "node:path";
import { act } from "@testing-library/react";
import { useEffect, useState } from "react";
import { renderToString } from "react-dom/server";
import { hydrate, INPUTS } from "../../src/runtime/hydrate";

/** A button that counts what React hears of it, and has an effect such as the form's. */
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

test("React hears of no click while it hydrates, and of every one from then on; so does the router of the way back", async () => {
  const onEffect = jest.fn();
  const page = <Counter onEffect={onEffect} />;
  container.innerHTML = renderToString(page);
  const drawn = button();

  const reloadOnReturn = () => {};
  window.onpopstate = reloadOnReturn;

  await act(async () => {
    hydrate(page, container);
    expect(window.onpopstate).toBe(reloadOnReturn);
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    expect(button()?.dispatchEvent(click)).toBe(true);
    expect(click.defaultPrevented).toBe(false);
    // It hasn't hurried for it either.
    expect(onEffect).not.toHaveBeenCalled();
  });
  expect(onEffect).toHaveBeenCalledTimes(1);
  expect(window.onpopstate).toBeNull();
  expect(button()).toBe(drawn);
  expect(button()?.textContent).toBe("0");

  await act(async () => button()?.click());
  expect(button()?.textContent).toBe("1");
});

test("what React doesn't hear is all that it would hurry for", () => {
  // Beside what react-dom gives out.
  const folder = path.dirname(require.resolve("react-dom/package.json"));
  const reactDom = path.join(folder, "cjs", "react-dom-client.production.js");
  const [, list = ""] =
    /discreteReplayableEvents =\s*"([^"]+)"/.exec(readFileSync(reactDom, "utf8")) ?? [];
  expect(INPUTS).toEqual(list.split(" "));
});

// Taken before a test replaces the clock: React works on the real one.
const realSetTimeout = setTimeout;
const tick = () => new Promise((resolve) => realSetTimeout(resolve, 5));

/** Waits until something holds, however busy the machine; the test's own time limit ends a wait in vain. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await tick();
  await tick();
}

/** How often the form was drawn to its end. */
let drawn = 0;

/** How often the form still fails. */
let failures = 0;

/** A form that is drawn anew, or fails, when its button is pressed. */
function Fragile() {
  const [, setPressed] = useState(0);
  useEffect(() => {
    drawn += 1;
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

describe("whatever happens to React", () => {
  const { insertBefore, removeChild } = Node.prototype;
  const heard = jest.fn();
  const preventDefault = (event: Event) => event.preventDefault();
  beforeEach(() => {
    // React would keep its errors from us and give them to act().
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
    jest.spyOn(console, "error").mockImplementation(() => {});
    Object.assign(window, { reportError: jest.fn(), scrollTo: jest.fn() });
    heard.mockClear();
    // As in a tab whose page was loaded again for that already.
    sessionStorage.setItem("reloaded-without-react", "yes");
    addEventListener("react-ended", heard);
    addEventListener("error", preventDefault);
  });
  afterEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    jest.runAllTimers();
    jest.useRealTimers();
    jest.restoreAllMocks();
    removeEventListener("react-ended", heard);
    removeEventListener("error", preventDefault);
    Object.assign(Node.prototype, { insertBefore, removeChild });
  });

  /** The page as the build has drawn it, changed by others, and taken over. */
  async function open(change = (_page: HTMLElement) => {}): Promise<HTMLElement> {
    const page = document.createElement("div");
    page.innerHTML = renderToString(<Fragile />);
    document.body.replaceChildren(page);
    change(page);
    const before = drawn;
    hydrate(<Fragile />, page);
    await until(() => drawn > before);
    return page;
  }

  const company = () => document.querySelector("input") as HTMLInputElement;

  /** Types, and has the button's press fail so many times. */
  async function press(times: number, hasEnded = () => false) {
    company().value = "Navy";
    company().focus();
    company().setSelectionRange(1, 2);
    failures = times;
    const ends = () => heard.mock.calls.length;
    const before = drawn + ends();
    // Once React has ended, nothing follows from a press.
    const isAlive = ends() === 0;
    document.querySelector("button")?.click();
    await until(() => !isAlive || hasEnded() || drawn + ends() > before);
    failures = 0;
  }

  test("errors without end leave the page as it was, for the browser alone", async () => {
    const page = await open();
    const old = company();
    await press(1_000);
    expect(company()).toBe(old);
    expect(company().value).toBe("Navy");
    expect(page.isConnected).toBe(false);
    expect(heard).toHaveBeenCalledTimes(1);
    await press(0);
    expect(company()).toBe(old);
  });
});
