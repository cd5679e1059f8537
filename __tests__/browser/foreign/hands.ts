/*
 * Functions that run in the page, as extensions, translators and other programs of the visitor do.
 * They go there as text, so each stands for itself and uses nothing from outside.
 */

/**
 * How translators change a page. Each marks what it has translated with ⟦ ⟧, and goes on with text
 * that comes later, as all of them do.
 */
const TRANSLATORS = {
  /** Google Translate: each text node gives way to two nested font elements. */
  "a translator that puts font elements in the place of text": () => {
    const skipped = "script, style, template, noscript, textarea, title, font";
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest(skipped)) continue;
        const outer = document.createElement("font");
        const inner = outer.appendChild(document.createElement("font"));
        inner.textContent = `⟦${text.data}⟧`;
        text.replaceWith(outer);
      }
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        for (const node of type === "childList" ? addedNodes : [target]) {
          if (node.isConnected) translate(node);
        }
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    translate(document.body);
  },
  /** Others keep the text node, inside elements of their own. */
  "a translator that wraps text": () => {
    const skipped = "script, style, template, noscript, textarea, title, font";
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest(skipped)) continue;
        const outer = document.createElement("font");
        const inner = outer.appendChild(document.createElement("font"));
        text.replaceWith(outer);
        inner.append(text);
        text.data = `⟦${text.data}⟧`;
      }
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        for (const node of type === "childList" ? addedNodes : [target]) {
          if (node.isConnected) translate(node);
        }
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    translate(document.body);
  },
};

/** What other extensions do to a page. */
const EXTENSIONS = {
  "an extension that wraps each input": () => {
    for (const field of document.querySelectorAll("input, textarea")) {
      const wrapper = document.createElement("span");
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
  },
  "an extension that wraps each paragraph, button and alert": () => {
    for (const part of document.querySelectorAll("main p, main button, [role=alert]")) {
      const wrapper = document.createElement("div");
      part.replaceWith(wrapper);
      wrapper.append(part);
    }
  },
  "an extension that puts its elements first of all": () => {
    for (const place of [document.body, document.querySelector("#___gatsby > div")]) {
      place?.prepend(document.createElement("dashlane-root"));
    }
  },
  "an extension that cleans the head": () => {
    for (const tag of document.querySelectorAll("meta, title, link:not([rel=stylesheet])")) {
      tag.remove();
    }
  },
  "an extension that takes a part out of main": () => {
    const parts = [...document.querySelectorAll("main > *")];
    parts.find((part) => !part.querySelector("h1, input"))?.remove();
  },
  "an extension that doubles each input": () => {
    for (const field of document.querySelectorAll<HTMLInputElement>("form input, form textarea")) {
      const double = field.cloneNode() as HTMLInputElement;
      double.hidden = true;
      field.after(double);
    }
  },
  "an extension that renames each input": () => {
    for (const field of document.querySelectorAll<HTMLInputElement>("form input, form textarea")) {
      field.name = `x-${field.name}`;
    }
  },
  "an extension that takes out the field for the phone": () => {
    document.querySelector("form [name=phone]")?.remove();
  },
  "an extension that splits text": () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) if (text.length > 3) text.splitText(2);
  },
  "an extension that leaves comments": () => {
    for (const part of document.querySelectorAll("main *")) {
      part.prepend(document.createComment("seen"));
    }
  },
  "an extension that wraps the whole page": () => {
    const page = document.querySelector("#gatsby-focus-wrapper");
    const wrapper = document.createElement("div");
    page?.replaceWith(wrapper);
    if (page) wrapper.append(page);
  },
};

/** What leaves React nothing to draw with. */
const SPOILERS = {
  "a script without which no element can be made": () => {
    document.createElement = () => {
      throw new TypeError("Blocked by an extension");
    };
  },
  "a script that fails React twice, which then draws the page anew": () => {
    const { createElement } = document;
    // React itself tries once more with the page as it is.
    let failures = 0;
    document.createElement = () => {
      failures += 1;
      if (failures === 2) document.createElement = createElement;
      throw new TypeError("Blocked by an extension");
    };
  },
  "a script that takes the whole page out of React's hands": () => {
    document.createElement = () => {
      throw new TypeError("Blocked by an extension");
    };
    Node.prototype.insertBefore = () => {
      throw new TypeError("Blocked by an extension");
    };
  },
};

export const HANDS = { ...TRANSLATORS, ...EXTENSIONS, ...SPOILERS };
export type Hand = keyof typeof HANDS;
