import { act, render } from "@testing-library/react";
import { tolerateForeignMoves } from "../../src/runtime/tolerant-dom";

const element = (name: string) => document.createElement(name);

function wrap(part: Element | null): void {
  const wrapper = element("div");
  part?.replaceWith(wrapper);
  if (part) wrapper.append(part);
}

describe("with it", () => {
  const { insertBefore, removeChild } = Node.prototype;
  beforeAll(tolerateForeignMoves);
  afterAll(() => Object.assign(Node.prototype, { insertBefore, removeChild }));

  test("a node is removed from wherever it is, and one that is nowhere stays there", () => {
    const [parent, other, child] = [element("div"), element("div"), element("p")];
    other.append(child);
    expect(parent.removeChild(child)).toBe(child);
    expect(other.childNodes).toHaveLength(0);
    expect(parent.removeChild(child)).toBe(child);
    parent.append(child);
    expect(parent.removeChild(child)).toBe(child);
    expect(parent.childNodes).toHaveLength(0);
  });

  test("a node comes before the wrapper of its neighbour, and last if that is gone", () => {
    const [parent, wrapper, neighbour] = [element("div"), element("i"), element("b")];
    parent.append(wrapper, element("u"));
    wrapper.append(neighbour);
    expect(parent.insertBefore(element("p"), neighbour).localName).toBe("p");
    parent.insertBefore(element("q"), element("b"));
    parent.insertBefore(element("s"), null);
    expect([...parent.children].map(({ localName }) => localName)).toEqual([
      ...["p", "i", "u"],
      ...["q", "s"],
    ]);
  });

  test("React goes on when somebody has wrapped or taken out what it removes", () => {
    const { container, rerender } = render(
      <main>
        <p>One</p>
        <p>Two</p>
      </main>,
    );
    wrap(container.querySelector("p"));
    container.querySelector("p + p, div + p")?.remove();
    act(() => rerender(<main>New</main>));
    expect(container.textContent).toBe("New");
  });
});
