import { markedWords, type PairedChange, pairedChanges } from "../content-diff/differences";
import type { ComparedPictures } from "./compare-pictures";

/** What has become of a page. */
export interface ReviewedPage {
  /** Its path, such as /pricing. */
  page: string;
  /** The lines that are read on it, before and after; undefined where there is no such page. */
  before: readonly string[] | undefined;
  after: readonly string[] | undefined;
  /** By width in pixels; those without a difference are left out. */
  pictures: ReadonlyMap<number, ComparedPictures>;
}

/** What is compared, in words: a branch or commit, and how many pages there are. */
export interface Compared {
  with: string;
  pages: number;
}

/** A page's lines that went or came. */
function changedLines({ before = [], after = [] }: ReviewedPage): PairedChange[] {
  return pairedChanges(before, after);
}

/** True if visitors notice anything: other words, or another look. */
export function isChanged(page: ReviewedPage): boolean {
  return page.pictures.size > 0 || changedLines(page).length > 0;
}

/** `2 of 7 pages differ from main` */
function headline(changed: readonly ReviewedPage[], compared: Compared): string {
  if (changed.length === 0) return `No page differs from ${compared.with}`;
  const verb = changed.length === 1 ? "differs" : "differ";
  return `${changed.length} of ${compared.pages} pages ${verb} from ${compared.with}`;
}

/** How much of a page looks different: `under 0.1%`, `12%`. */
function shareInWords(share: number): string {
  if (share < 0.001) return "under 0.1%";
  return `${(share * 100).toFixed(share < 0.1 ? 1 : 0)}%`;
}

/** `, within 1240 to 1560 of its 4310 px` */
function rowsInWords({ rows }: ComparedPictures): string {
  return rows ? `, within ${rows.from} to ${rows.to} of its ${rows.of} px` : "";
}

/**
 * The pages that changed, as one HTML file that needs no other: their words that went and came, and
 * their pictures before and after, with the difference marked.
 */
export function reviewPage(pages: readonly ReviewedPage[], compared: Compared): string {
  const changed = pages.filter(isChanged);
  const title = headline(changed, compared);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${inHtml(title)}</title>
<style>${STYLE}</style>
<h1>${inHtml(title)}</h1>
<ul>${changed.map(({ page }) => `<li><a href="#${inHtml(page)}">${inHtml(page)}</a>`).join("")}</ul>
${changed.map(section).join("\n")}
</html>
`;
}

const STYLE = `
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem; color-scheme: light dark }
section { border-top: 1px solid; margin-top: 2rem }
del { background: #f003; text-decoration: none }
ins { background: #0a03; text-decoration: none }
.words { font-family: ui-monospace, monospace; font-size: .875rem; list-style: none; padding: 0 }
.words b { text-decoration: underline }
.pictures { align-items: start; display: grid; gap: 1rem; grid-template-columns: repeat(3, minmax(0, 1fr)) }
figure { margin: 0 }
img { border: 1px solid #8888; box-sizing: border-box; max-width: 100% }
`;

function section(reviewed: ReviewedPage): string {
  const { page, before, after, pictures } = reviewed;
  const fate = !before ? " (a new page)" : !after ? " (no longer there)" : "";
  const looks = [...pictures].map(
    ([width, compared]) =>
      `<h3>${width} px: ${shareInWords(compared.share)} of it looks different${rowsInWords(compared)}</h3>
<div class="pictures">${figure("Before", compared.before)}${figure("After", compared.after)}${figure("The difference", compared.marked)}</div>`,
  );
  return `<section id="${inHtml(page)}"><h2>${inHtml(page + fate)}</h2>
${words(changedLines(reviewed))}
${looks.join("\n")}
</section>`;
}

function words(changes: readonly PairedChange[]): string {
  if (changes.length === 0) return "<p>Its words are the same.</p>";
  const lines = changes.map(({ kind, text, other }) => {
    const marked =
      other === undefined ? inHtml(text) : markedWords(inHtml(text), inHtml(other), inBold);
    return kind === "removed"
      ? `<li><del>- ${marked}</del></li>`
      : `<li><ins>+ ${marked}</ins></li>`;
  });
  return `<ul class="words">${lines.join("")}</ul>`;
}

const inBold = (word: string) => `<b>${word}</b>`;

function figure(caption: string, picture: Buffer | undefined): string {
  if (!picture) return "";
  const source = `data:image/webp;base64,${picture.toString("base64")}`;
  return `<figure><figcaption>${caption}</figcaption><a href="${source}"><img src="${source}" alt="${caption}" loading="lazy"></a></figure>`;
}

/** The same in Markdown for the pull request's page on GitHub, where pictures can't be shown. */
export function reviewSummary(pages: readonly ReviewedPage[], compared: Compared): string {
  const changed = pages.filter(isChanged);
  const parts = changed.map((reviewed) => {
    const looks = [...reviewed.pictures].map(
      ([width, { share }]) => `${shareInWords(share)} at ${width} px`,
    );
    const look = looks.length > 0 ? `Looks different: ${looks.join(", ")}.` : "Looks the same.";
    const lines = changedLines(reviewed).map(
      ({ kind, text }) => `${kind === "removed" ? "-" : "+"} ${text}`,
    );
    const words = lines.length > 0 ? ["", "```diff", ...lines, "```"] : [];
    return [`### ${reviewed.page}`, "", look, ...words].join("\n");
  });
  return [`## ${headline(changed, compared)}`, ...parts, ""].join("\n\n");
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const inHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
