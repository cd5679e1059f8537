import { createServer, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { compileScript } from "./inline-scripts";
import { REPORT_PATH, type Report } from "./mistakes-in-browser";

let report: Report = { words: "", problems: [], isReady: false };

/** Has every browser show these mistakes over its page, or none. */
export function reportToBrowsers(mistakes: Pick<Report, "words" | "problems">): void {
  report = { ...report, ...mistakes };
}

function answerReport(response: ServerResponse): void {
  response.setHeader("Content-Type", "application/json").end(JSON.stringify(report));
}

let untilReady: Server | undefined;

/**
 * Answers every address with a page that waits for the site, and shows mistakes meanwhile: Gatsby listens
 * only once it has content without mistakes, and has built the pages.
 */
export function answerWhileStarting(host: string, port: number): void {
  const page = waitingPage();
  untilReady = createServer((request, response) => {
    if (request.url === REPORT_PATH) return answerReport(response);
    response.writeHead(503, { "Content-Type": "text/html; charset=utf-8" }).end(page);
  });
  // Whoever has taken the port meanwhile is for Gatsby to name.
  untilReady.on("error", () => {});
  untilReady.listen(port, host);
}

/** A page that is loaded again once the development server answers in its place. */
function waitingPage(): string {
  const script = compileScript(
    `import { showContentMistakes } from "./mistakes-in-browser"; showContentMistakes();`,
    path.resolve("src/gatsby"),
  );
  return `<!doctype html>
<html lang="en" data-waiting>
<meta charset="utf-8">
<title>The development server is starting</title>
<body>
<p>The development server is starting. This page follows by itself.</p>
<script>${script}</script>
`;
}

/** Gatsby listens next, on the same port. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app }) => {
  const closed = new Promise((resolve) => untilReady?.close(resolve));
  untilReady?.closeAllConnections();
  await closed;
  report = { ...report, isReady: true };
  app.get(REPORT_PATH, (_request: unknown, response: ServerResponse) => answerReport(response));
};
