/** What jsdom lacks: it has no layout in which anything could come into view. */
export class FakeIntersectionObserver {
  static last: FakeIntersectionObserver | undefined;
  readonly observed = new Set<Element>();

  constructor(private readonly tell: (entries: Partial<IntersectionObserverEntry>[]) => void) {
    FakeIntersectionObserver.last = this;
  }

  observe(element: Element) {
    this.observed.add(element);
  }

  unobserve(element: Element) {
    this.observed.delete(element);
  }

  disconnect() {
    this.observed.clear();
  }

  /** Tells of an element that has come into view, or has left it. */
  show(target: Element, isIntersecting = true) {
    this.tell([{ target, isIntersecting }]);
  }
}
