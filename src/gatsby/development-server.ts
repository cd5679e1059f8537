import { createServer, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { REPORT_PATH, type Report } from "../runtime/content-errors";
import { compileScript } from "./inline-scripts";

let report: Report = { heading: "", errors: [], isReady: false };

export function reportToBrowsers(errors: Pick<Report, "heading" | "errors">): void {
  report = { ...report, ...errors };
}

function sendReport(response: ServerResponse): void {
  response.setHeader("Content-Type", "application/json").end(JSON.stringify(report));
}

let startupServer: Server | undefined;

/** Gatsby starts listening once the content is valid and the pages are built. */
export function serveWhileStarting(host: string, port: number): void {
  const page = waitingPage();
  startupServer = createServer((request, response) => {
    if (request.url === REPORT_PATH) return sendReport(response);
    response.writeHead(503, { "Content-Type": "text/html; charset=utf-8" }).end(page);
  });
  // Ignore errors, because Gatsby itself reports a port that is already in use.
  startupServer.on("error", () => {});
  startupServer.listen(port, host);
}

function waitingPage(): string {
  const script = compileScript(
    `import { showContentErrors } from "../runtime/content-errors"; showContentErrors();`,
    path.resolve("src/gatsby"),
  );
  return `<!doctype html>
<html lang="en" data-waiting>
<meta charset="utf-8">
<title>The development server is starting</title>
<body>
<p>The development server is starting. This page reloads automatically.</p>
<script>${script}</script>
`;
}

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app }) => {
  const closed = new Promise((resolve) => startupServer?.close(resolve));
  startupServer?.closeAllConnections();
  await closed;
  report = { ...report, isReady: true };
  app.get(REPORT_PATH, (_request: unknown, response: ServerResponse) => sendReport(response));
};
