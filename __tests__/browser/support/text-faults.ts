export interface TextFaults {
  overflowing: string[];
  outside: string[];
  broken: string[];
}

export function findTextFaults(): TextFaults {
  const isHidden = (part: Element) =>
    !part.checkVisibility() || part.closest(".visually-hidden, [aria-hidden=true], svg") !== null;
  const range = document.createRange();

  return { overflowing: overflowing(), outside: outside(), broken: broken() };

  function overflowing(): string[] {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page by ${scrollWidth - clientWidth} px`] : [];
    for (const part of document.querySelectorAll("body *:not(textarea)")) {
      if (isHidden(part) || !part.textContent?.trim()) continue;
      const { display, overflowX, overflowY } = getComputedStyle(part);
      const beyond = part.scrollWidth - part.clientWidth;
      const below = part.scrollHeight - part.clientHeight;
      // Skip screen-reader-only text, which is one pixel high.
      if (part.clientHeight === 1) continue;
      const isCut =
        (overflowX !== "visible" && beyond > 1) || (/hidden|clip/.test(overflowY) && below > 1);
      const hasWords = [...part.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      // Tolerate an overflow the width of a hyphen, because an element's minimum width doesn't include
      // hyphens.
      const isOver = hasWords && !display.startsWith("inline") && beyond > 6;
      if (isCut || isOver) found.push(`${part.localName}: ${part.textContent.trim().slice(0, 60)}`);
    }
    return found;
  }

  function outside(): string[] {
    const column = document.querySelector("header > .wrap");
    if (column === null) throw new Error("There is no header.");
    const padding = Number.parseFloat(getComputedStyle(column).paddingLeft) - 1;
    const { left, right } = column.getBoundingClientRect();
    return textsIn(document.body).flatMap((text) => {
      const parent = text.parentElement;
      if (!parent || isHidden(parent) || parent.closest("header, a[href^='#']")) return [];
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()];
      const isInside = rects.every(
        (rect) => rect.left >= left + padding && rect.right <= right - padding,
      );
      return isInside ? [] : [text.data.trim()];
    });
  }

  function broken(): string[] {
    return textsIn(document.body).flatMap((text) => {
      if (text.parentElement?.closest("script, style, template, pre, .visually-hidden")) return [];
      const words = [...text.data.matchAll(/[\p{L}\p{N},.%$]{3,}/gu)];
      return words.flatMap(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return tops.size > 1 ? [word] : [];
      });
    });
  }

  function textsIn(root: Element): Text[] {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts.filter(({ data }) => data.trim() !== "");
  }
}
