/**
 * Makes React tolerate DOM changes made by other code. Page translators wrap text nodes, and extensions move
 * or remove elements. If React then removes such a node or inserts another one before it, the DOM method
 * throws. In response, React would unmount the whole page, including a submission in progress and its
 * outcome.
 *
 * After this call, removeChild removes a node from wherever it is. If the sibling passed to insertBefore was
 * wrapped, the new node is inserted before the wrapper. If the sibling is gone, the node is appended. Unlike
 * an error boundary, this preserves React's state. However, React still can't remove text that other code put
 * in place of its own. Text that changes must therefore be the only child of its element, in which case React
 * replaces all of the element's content.
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
