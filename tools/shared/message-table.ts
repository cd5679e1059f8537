import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/node/files-below";

/** The file that `npm run schemas` writes the messages to. */
export const MESSAGES_FILE = "docs/messages.md";

/**
 * A mistake in a content file: the text to replace (`from`), its replacement (`to`), and the messages that
 * the content check reports.
 */
type ReportedMistake = Record<"section" | "file" | "from" | "to", string> & { reported: string[] };

/** Reads the mistakes and their expected messages from the content check's tests. */
export function reportedMistakes(): ReportedMistake[] {
  const mistakes: ReportedMistake[] = [];
  let section = "";
  for (const line of readFileSync("__tests__/content/check/mistakes.txt", "utf8").split("\n")) {
    const [, file, from = "", to = ""] = /^([a-z-]+\.yaml) (.*) => (.*)$/.exec(line) ?? [];
    if (line.startsWith("# ")) section = line.slice(2);
    else if (line.startsWith("  ")) mistakes.at(-1)?.reported.push(line.trim());
    else if (file !== undefined) mistakes.push({ section, file, from, to, reported: [] });
  }
  return mistakes;
}

/** Returns the messages and parts of messages in the content check's code, each with its source file. */
function messageTemplates(): [template: string, file: string][] {
  const read = ["characters.ts", "markup.ts", "syntax.ts"].map((file) => `read/${file}`);
  const check = filesBelow("src/content/check").map((file) => `check/${file}`);
  const files = [...check, ...read, "pictures.ts"].filter((file) => !/problems/.test(file));
  return files.sort().flatMap((file) => {
    const source = readFileSync(path.join("src/content", file), "utf8");
    const code = source.replace(/^ *(?:\/\/|\/?\*).*$/gm, "");
    const literals = code.match(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\\n]|\\.)*`/g);
    const texts = (literals ?? []).map((text) => text.slice(1, -1).replace(/\\(.)/g, "$1"));
    // Strings with fewer than four words aren't messages.
    return texts
      .filter((text) => /^(?:[a-z"]|\$\{)(?:\S* ){3}/.test(text))
      .map((text) => [text.replace(/\$\{[^}]*\}?/g, "…"), `\`src/content/${file}\``]);
  });
}

/** Replaces the variable parts of a message with ellipses. */
const generalized = (message: string) =>
  message.replace(/"[^"]*"|\([^)]*\)|\{[^}]*\}|\S*\d\S*/g, "…").replace(/ \W(?=;|$)/g, " …");

const escaped = (text: string) => text.replace(/[\\`*_{}[\]<>|#]/g, "\\$&");

/** Returns the text of docs/messages.md, which lists each message once, with a mistake that triggers it. */
export function messagesDocument(): string {
  const sections = new Map<string, Map<string, string>>();
  const seen = new Set<string>();
  let messages = "";
  for (const { section, file, to, reported } of reportedMistakes()) {
    for (const line of reported) {
      const message = line.replace(/^\S+ (?:[\w.]+(?: › [^:"]*)?: )?/, "");
      messages += `${message}\n`;
      if (seen.has(generalized(message))) continue;
      seen.add(generalized(message));
      const example =
        to.trim() === "" ? "(line removed)" : `\`\` ${to.replaceAll("|", "\\|")} \`\``;
      const rows = sections.get(section) ?? new Map<string, string>();
      sections.set(section, rows.set(message, `${file}: ${example}`));
    }
  }
  const others = messageTemplates().filter(
    ([template]) => !template.split("…").every((part) => messages.includes(part.trim())),
  );
  sections.set("Files, pictures and rare mistakes", new Map(others));
  const tables = Array.from(sections, ([section, rows]) => {
    const lines = Array.from(rows, ([message, example]) => `| ${escaped(message)} | ${example} |`);
    return `## ${section}\n\n| Message | Example or source |\n| --- | --- |\n${lines.join("\n")}\n`;
  });
  return `# Content check messages\n\n${INTRO}\n\n${tables.join("\n")}`;
}

const INTRO = `\`npm run schemas\` generates this file; don't edit it. Before each message, the content check
prints where the mistake is ([editing.md](editing.md#when-something-is-wrong)). Each example shows a mistake as an editor would
type it; ⏎ stands for a line break, and ⇥ for a tab. The last table lists the messages without an example, each with the file
that defines it. In that table, … stands for the parts of a message that depend on the content.`;
