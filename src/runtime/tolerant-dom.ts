/**
 * Makes React tolerate DOM changes made by other code. Page translators wrap text nodes, and extensions move
 * or remove elements. If React then removes such a node or inserts another one before it, the DOM method
 * throws an error. React would respond by unmounting the whole page, including a submission in progress and
 * its outcome.
 *
 * After this call, `removeChild` removes a node from wherever it is. `insertBefore` inserts a node before the
 * wrapper if its sibling was wrapped, or appends the node if its sibling is gone. Unlike an error boundary,
 * these changes preserve React's state. However, React still can't remove its own text after other code has
 * replaced it. Text that changes must therefore be the only child of its element, so that React replaces the
 * element's entire content.
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
