import { Parser } from "htmlparser2";

/** Elements that start a line of their own. */
const BLOCKS = new Set(
  "address article aside blockquote body br button caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr label legend li main nav noscript ol option p picture pre section select summary table tbody td th thead title tr ul".split(
    " ",
  ),
);

/** Elements whose content nobody reads. */
const UNREAD = new Set(["script", "style", "template", "svg", "iframe"]);

/**
 * What a visitor reads on a page of the built site, line by line: what search engines show of it,
 * its words, the address behind each link, the alternative text of each picture and the labels for
 * screen readers.
 */
export function visibleText(html: string): string[] {
  const lines: string[] = [];
  const addresses: (string | undefined)[] = [];
  let line = "";
  /** How many unread elements are open. */
  let unread = 0;
  /** Whether an element has just ended: styles keep the next one's words apart from its own. */
  let isAfterElement = false;
  const endLine = () => {
    const words = line
      .replace(/\s+/g, " ")
      .replace(/\) (?=[.,;:!?])/g, ")")
      .trim();
    if (words !== "") lines.push(words);
    line = "";
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (UNREAD.has(name)) unread += 1;
      if (unread > 0) return;
      if (BLOCKS.has(name)) endLine();
      else if (isAfterElement) line += " ";
      isAfterElement = false;
      if (name === "title") line = "Title: ";
      if (name === "a") addresses.push(attributes.href);
      for (const words of spokenWords(name, attributes)) {
        endLine();
        line = words;
        endLine();
      }
    },
    ontext(text) {
      if (unread === 0) line += text;
      isAfterElement = false;
    },
    onclosetag(name) {
      if (UNREAD.has(name)) unread -= 1;
      else if (unread > 0) return;
      else if (name === "a") line += addressAfterLink(addresses.pop());
      else if (BLOCKS.has(name)) endLine();
      isAfterElement = true;
    },
  });
  parser.end(html);
  endLine();
  return lines;
}

const addressAfterLink = (address: string | undefined) => (address ? ` (→ ${address}) ` : "");

/** Words that stand in attributes. */
function spokenWords(element: string, attributes: Record<string, string>): string[] {
  if (element === "meta") {
    return attributes.name === "description" ? [`Description: ${attributes.content}`] : [];
  }
  const label = attributes["aria-label"];
  const alt = element === "img" ? attributes.alt : undefined;
  return [...(label ? [`[label: ${label}]`] : []), ...(alt ? [`[picture: ${alt}]`] : [])];
}
