import { readFileSync } from "node:fs";
import path from "node:path";
import { act } from "@testing-library/react";
import { useEffect, useState } from "react";
import { renderToString } from "react-dom/server";
import { hydrate, INPUTS } from "../../src/speed/hydrate";

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

test("React hears of no click while it hydrates, and of every one from then on", async () => {
  const onEffect = jest.fn();
  const page = <Counter onEffect={onEffect} />;
  container.innerHTML = renderToString(page);
  const drawn = button();

  await act(async () => {
    hydrate(page, container);
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    expect(button()?.dispatchEvent(click)).toBe(true);
    expect(click.defaultPrevented).toBe(false);
    // It hasn't hurried for it either.
    expect(onEffect).not.toHaveBeenCalled();
  });
  expect(onEffect).toHaveBeenCalledTimes(1);
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
