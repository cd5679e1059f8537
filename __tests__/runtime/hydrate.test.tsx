import { readFileSync } from "node:fs";
import path from "node:path";
import { act, waitFor } from "@testing-library/react";
import { useEffect, useState } from "react";
import { renderToString } from "react-dom/server";
import { hydrate, INPUTS } from "../../src/runtime/hydrate";
import { holdReload } from "../../src/runtime/stop";

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
Object.assign(window, {
  pagePath: "/",
  ___loader: { loadPageSync: () => ({ page: { path: "/" } }) },
});
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

let isBroken = false;

function Fragile() {
  const [, setPressed] = useState(0);
  if (isBroken) throw new Error("broken");
  return (
    <div>
      <input name="company" />
      <button type="button" onClick={() => setPressed((pressed) => pressed + 1)}>
        Press
      </button>
      <p id="form-not-ready" hidden>
        Write to us
      </p>
    </div>
  );
}

test("if React stops again after a reload, the page keeps its content and says how else to get in touch once a pending request has ended", async () => {
  const { insertBefore, removeChild } = Node.prototype;
  const reportError = jest.fn();
  Object.assign(window, { reportError });
  sessionStorage.setItem("reloaded-without-react", "yes");
  const page = document.createElement("div");
  page.innerHTML = renderToString(<Fragile />);
  document.body.replaceChildren(page);
  await act(async () => hydrate(<Fragile />, page));
  const company = document.querySelector("input") as HTMLInputElement;
  company.value = "Navy";
  let end = () => {};
  holdReload(
    new Promise<void>((resolve) => {
      end = resolve;
    }),
  );

  isBroken = true;
  // Without an act environment, React reports its errors instead of passing them to act().
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  document.querySelector("button")?.click();
  await waitFor(() => expect(reportError).toHaveBeenCalled());
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  expect(page.isConnected).toBe(false);
  expect(document.querySelector("input")).toBe(company);
  expect(company.value).toBe("Navy");
  const notice = document.getElementById("form-not-ready");
  expect(notice).not.toBeVisible();
  end();
  await waitFor(() => expect(notice).toBeVisible());
  Object.assign(Node.prototype, { insertBefore, removeChild });
});
