/**
 * Translators wrap text nodes, and extensions move or remove elements. If React then removes such a node or
 * inserts before it, the DOM method throws, and React would unmount the whole page. These methods work from
 * wherever the node is, and unlike an error boundary, keep React's state. Text that changes must be the only
 * child of its element, because React can't remove its own text after it was replaced.
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
