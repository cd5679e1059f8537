import { tolerateForeignMoves } from "../../src/runtime/tolerant-dom";

const element = (name: string) => document.createElement(name);

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
});
