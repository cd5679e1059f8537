/* What extensions, translators and other programs do. The functions run in the browser. */

/**
 * A simulated translator. It marks its translations with ⟦ ⟧ and also translates text that is added later. It
 * either wraps each text node in two nested font elements, as some translators do, or puts a new text node
 * there, as Google Translate does.
 */
function translator(name: string) {
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
      const translated = inner.appendChild(name.includes("wraps") ? text : new Text());
      translated.data = `⟦${text.data}⟧`;
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
}

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
  "an extension that prepends elements": () => {
    for (const place of [document.body, document.querySelector("#___gatsby > div")]) {
      place?.prepend(document.createElement("dashlane-root"));
    }
  },
  "an extension that cleans the head": () => {
    for (const tag of document.querySelectorAll("meta, title, link:not([rel=stylesheet])")) {
      tag.remove();
    }
  },
  "an extension that removes a part of main": () => {
    const parts = [...document.querySelectorAll("main > *")];
    parts.find((part) => !part.querySelector("h1, input"))?.remove();
  },
  "an extension that duplicates each input": () => {
    for (const field of document.querySelectorAll<HTMLInputElement>("form input, form textarea")) {
      const duplicate = field.cloneNode() as HTMLInputElement;
      duplicate.hidden = true;
      field.after(duplicate);
    }
  },
  "an extension that renames each input": () => {
    for (const field of document.querySelectorAll<HTMLInputElement>("form input, form textarea")) {
      field.name = `x-${field.name}`;
    }
  },
  "an extension that splits text": () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) if (text.length > 3) text.splitText(2);
  },
  "an extension that inserts comments": () => {
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

const DOM_BREAKERS = {
  "a script that blocks the creation of elements": () => {
    document.createElement = () => {
      throw new TypeError("Blocked by an extension");
    };
  },
  "a script that makes React render the page again": () => {
    const { createElement } = document;
    // After the first failure, React retries without rerendering the whole page. To make React rerender the
    // whole page, the retry must fail too.
    let failures = 0;
    document.createElement = () => {
      failures += 1;
      if (failures === 2) document.createElement = createElement;
      throw new TypeError("Blocked by an extension");
    };
  },
  "a script that makes React give up the page": () => {
    document.createElement = () => {
      throw new TypeError("Blocked by an extension");
    };
    Node.prototype.insertBefore = () => {
      throw new TypeError("Blocked by an extension");
    };
  },
};

/** Each function receives its own name. */
export const INTERFERENCES = {
  "a translator that replaces text with font elements": translator,
  "a translator that wraps text": translator,
  ...EXTENSIONS,
  ...DOM_BREAKERS,
};
export type Interference = keyof typeof INTERFERENCES;
