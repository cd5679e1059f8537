import { Parser } from "htmlparser2";

const BLOCKS = new Set(
  "address article aside blockquote body br button caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr label legend li main nav noscript ol option p picture pre section select summary table tbody td th thead title tr ul".split(
    " ",
  ),
);

const INVISIBLE = new Set(["script", "style", "template", "svg", "iframe"]);

/** Includes the title and description, link targets, alt text, and labels for screen readers. */
export function visibleText(html: string): string[] {
  const lines: string[] = [];
  const targets: (string | undefined)[] = [];
  let line = "";
  let invisible = 0;
  /** Whether an element has just ended, in which case the next inline element needs a space before it. */
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
      if (INVISIBLE.has(name)) invisible += 1;
      if (invisible > 0) return;
      if (BLOCKS.has(name)) endLine();
      else if (isAfterElement) line += " ";
      isAfterElement = false;
      if (name === "title") line = "Title: ";
      if (name === "a") targets.push(attributes.href);
      for (const words of attributeTexts(name, attributes)) {
        endLine();
        line = words;
        endLine();
      }
    },
    ontext(text) {
      if (invisible === 0) line += text;
      isAfterElement = false;
    },
    onclosetag(name) {
      if (INVISIBLE.has(name)) invisible -= 1;
      else if (invisible > 0) return;
      else if (name === "a") line += targetAfterLink(targets.pop());
      else if (BLOCKS.has(name)) endLine();
      isAfterElement = true;
    },
  });
  parser.end(html);
  endLine();
  return lines;
}

const targetAfterLink = (target: string | undefined) => (target ? ` (→ ${target}) ` : "");

function attributeTexts(element: string, attributes: Record<string, string>): string[] {
  if (element === "meta") {
    return attributes.name === "description" ? [`Description: ${attributes.content}`] : [];
  }
  const label = attributes["aria-label"];
  const alt = element === "img" ? attributes.alt : undefined;
  return [...(label ? [`[label: ${label}]`] : []), ...(alt ? [`[picture: ${alt}]`] : [])];
}
