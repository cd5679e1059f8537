/**
 * Lets React go on in a document that others change too. A translator that wraps a text, or an
 * extension that moves or takes out an element, leaves nodes elsewhere than React put them, and what
 * it then removes or puts before them throws: the whole page would be gone, a submission under way
 * and its answer with it.
 *
 * From now on a node is removed from wherever it is, and one whose neighbour has been wrapped comes
 * before the wrapper, or last if the neighbour is gone. This keeps React's state, which no error
 * boundary can; but it would leave a text that was put in another's place. So a text that changes is
 * the only child of its element, whose whole content React then replaces.
 */
export function tolerateForeignMoves(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const parent = child.parentNode;
    if (parent) removeChild.call(parent, child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    next: Node | null,
  ): Child {
    let before = next;
    while (before && before.parentNode !== this) before = before.parentNode;
    insertBefore.call(this, node, before);
    return node;
  };
}
