import { tolerateForeignMoves } from "../../src/runtime/tolerant-dom";

const element = (name: string) => document.createElement(name);

describe("after tolerateForeignMoves", () => {
  const { insertBefore, removeChild } = Node.prototype;
  beforeAll(tolerateForeignMoves);
  afterAll(() => Object.assign(Node.prototype, { insertBefore, removeChild }));

  test("a node can be removed even if its parent has changed, and removing a detached node does nothing", () => {
    const [parent, other, child] = [element("div"), element("div"), element("p")];
    other.append(child);
    expect(parent.removeChild(child)).toBe(child);
    expect(other.childNodes).toHaveLength(0);
    expect(parent.removeChild(child)).toBe(child);
    parent.append(child);
    expect(parent.removeChild(child)).toBe(child);
    expect(parent.childNodes).toHaveLength(0);
  });

  test("a node is inserted before its sibling's wrapper, or at the end if the sibling is gone", () => {
    const [parent, wrapper, sibling] = [element("div"), element("i"), element("b")];
    parent.append(wrapper, element("u"));
    wrapper.append(sibling);
    expect(parent.insertBefore(element("p"), sibling).localName).toBe("p");
    parent.insertBefore(element("q"), element("b"));
    parent.insertBefore(element("s"), null);
    expect([...parent.children].map(({ localName }) => localName)).toEqual([
      ...["p", "i", "u"],
      ...["q", "s"],
    ]);
  });
});
