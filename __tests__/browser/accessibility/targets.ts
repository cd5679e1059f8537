/** Targets below 44 by 44 px, or links in running text below 24 px (WCAG 2.2, 2.5.5). Runs in the browser. */
export function findSmallTargets(): { small: string[]; count: number } {
  const small: string[] = [];
  let count = 0;
  for (const control of document.querySelectorAll("a, button, input, textarea, summary")) {
    const target = control.closest("label") ?? control;
    target.scrollIntoView({ block: "center" });
    const box = target.getBoundingClientRect();
    if (!control.checkVisibility() || box.width === 0 || box.right < 0 || box.bottom < 0) continue;
    count += 1;
    const least = leastSizeOf(control);
    if (box.width >= least.width && box.height >= least.height) continue;
    // Content that overflows a target's box is clickable too.
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const reach = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && target.contains(hit);
    };
    const [dx, dy] = [
      Math.max(0, Math.min(least.width, 44) / 2 - 0.5),
      Math.max(0, least.height / 2 - 0.5),
    ];
    const reaches = [
      [dx, 0],
      [-dx, 0],
      [0, dy],
      [0, -dy],
    ].every(([moveX = 0, moveY = 0]) => reach(moveX, moveY));
    if (reaches) continue;
    const size = `${box.width.toFixed(1)} by ${box.height.toFixed(1)}`;
    small.push(`${target.textContent?.trim() || target.outerHTML.slice(0, 80)}: ${size}`);
  }
  scrollTo({ top: 0, behavior: "instant" });
  return { small, count };

  /** Links in the footer's lists are as far apart as they are high (WCAG 2.5.8). */
  function leastSizeOf(control: Element): { width: number; height: number } {
    if (isInRunningText(control)) return { width: 0, height: 24 };
    return control.closest("footer") ? { width: 44, height: 32 } : { width: 44, height: 44 };
  }

  function isInRunningText(control: Element): boolean {
    if (control.localName !== "a" || getComputedStyle(control).display !== "inline") return false;
    const around = control.parentElement?.textContent?.trim() ?? "";
    return around.length > (control.textContent?.trim().length ?? 0);
  }
}
