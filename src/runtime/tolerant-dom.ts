/**
 * Makes React tolerate DOM changes by other code. Translators wrap text, and extensions move or remove
 * elements. When React then removes such a node or inserts before it, the DOM throws. React would remove the
 * whole page, including a submission in progress and its result.
 *
 * After this call, removeChild removes a node from wherever it is. insertBefore inserts before the wrapper of
 * a wrapped sibling, or at the end if the sibling is gone. This preserves React's state, unlike an error
 * boundary. It can't remove text that other code put in place of React's. So text that changes must be the only
 * child of its element, because React then replaces the element's whole content.
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
