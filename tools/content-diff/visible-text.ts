/** Elements that start a line of their own. */
const BLOCKS = new Set(
  "address article aside blockquote body button caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr label legend li main nav noscript ol option p picture pre section select summary table tbody td th thead tr ul".split(
    " ",
  ),
);

/** Elements whose content nobody reads. */
const UNREAD = /<(script|style|template|svg|iframe)\b[^>]*>[\s\S]*?<\/\1>/gi;

/**
 * What a visitor reads on a page of the built site, line by line: what search engines show of it,
 * its words, the address behind each link, the alternative text of each picture and the labels for
 * screen readers.
 *
 * @param html a page as React and Gatsby write it, with every attribute in double quotes
 */
export function visibleText(html: string): string[] {
  const source = html.replace(UNREAD, "").replace(/<!--[\s\S]*?-->/g, "");
  const lines: string[] = [];
  let line = "";
  const endLine = () => {
    const words = decode(line)
      .replace(/\s+/g, " ")
      .replace(/\) (?=[.,;:!?])/g, ")")
      .trim();
    if (words !== "") lines.push(words);
    line = "";
  };
  const addresses: (string | undefined)[] = [];
  for (const [, end, name = "", attributes = "", text = ""] of source.matchAll(
    /<(\/?)([a-z][a-z0-9-]*)((?:[^">]|"[^"]*")*)>|([^<]+)/gi,
  )) {
    const element = name.toLowerCase();
    if (element === "") {
      line += text;
    } else if (element === "title") {
      endLine();
      if (end !== "/") line = "Title: ";
    } else if (element === "a") {
      if (end !== "/") addresses.push(attribute(attributes, "href"));
      else line += addressAfterLink(addresses.pop());
    } else if (BLOCKS.has(element) || element === "br") {
      endLine();
    }
    for (const words of end === "/" ? [] : spokenWords(element, attributes)) {
      endLine();
      line = words;
      endLine();
    }
  }
  endLine();
  return lines;
}

const addressAfterLink = (address: string | undefined) => (address ? ` (→ ${address}) ` : "");

/** Words that stand in attributes. */
function spokenWords(element: string, attributes: string): string[] {
  if (element === "meta") {
    const isDescription = attribute(attributes, "name") === "description";
    return isDescription ? [`Description: ${attribute(attributes, "content") ?? ""}`] : [];
  }
  const label = attribute(attributes, "aria-label");
  const alt = element === "img" ? attribute(attributes, "alt") : undefined;
  return [...(label ? [`[label: ${label}]`] : []), ...(alt ? [`[picture: ${alt}]`] : [])];
}

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`, "i").exec(attributes)?.[1];
}

const NAMED: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (entity, hex, decimal, name) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    return NAMED[name.toLowerCase()] ?? entity;
  });
}
