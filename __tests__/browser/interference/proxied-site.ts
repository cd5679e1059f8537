import { createHash } from "node:crypto";
import {
  createServer,
  type IncomingMessage,
  request as requestFrom,
  type ServerResponse,
} from "node:http";
import { close, HOST, listen, portOf, urlOf } from "../../../tools/shared/ports";

export type FileFault = "waits" | "stalls" | "is missing" | "is broken";

export interface ProxiedSite {
  url: string;
  requested: string[];
  /** Applies a fault to all files whose paths match a pattern. Without arguments, ends the current fault. */
  disturb(files?: RegExp, fault?: FileFault): void;
  close(): Promise<void>;
}

/** Records errors and console messages in the page, for engines whose drivers don't report them. */
const RECORDER = `(() => {
  const logged = (window.loggedProblems = []);
  addEventListener("error", (e) => logged.push("error: " + (e.message || e.target.src || e.target.href)), true);
  addEventListener("unhandledrejection", (e) => logged.push("rejection: " + e.reason));
  addEventListener("securitypolicyviolation", (e) => logged.push("policy: " + e.violatedDirective + " " + e.blockedURI));
  for (const level of ["error", "warn"]) {
    const write = console[level];
    console[level] = (...words) => { logged.push(level + ": " + words.join(" ")); write.apply(console, words); };
  }
})();`;

/** The proxy adds a script to every page's head, and the script's hash to the security policy. */
export async function startProxiedSite(script = ""): Promise<ProxiedSite> {
  const inline = RECORDER + script;
  const hash = `'sha256-${createHash("sha256").update(inline).digest("base64")}'`;
  const requested: string[] = [];
  let disturbed: { files: RegExp; fault: FileFault } | undefined;
  let recovered = new AbortController();

  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    requested.push(path);
    const fault = disturbed?.files.test(path) ? disturbed.fault : undefined;
    if (fault === "waits") {
      recovered.signal.addEventListener("abort", () => forward(path, request, response));
      return;
    }
    if (fault === "stalls") {
      // When the network recovers, a stalled file fails instead of arriving late.
      recovered.signal.addEventListener("abort", () => response.destroy());
      return;
    }
    if (fault === "is missing") return respond(response, 404);
    if (fault === "is broken") return respond(response, 500);
    forward(path, request, response);
  });

  function forward(path: string, request: IncomingMessage, response: ServerResponse) {
    const headers = { ...request.headers, "accept-encoding": "identity" };
    const port = portOf("preview");
    const onward = requestFrom({ host: HOST, port, path, method: request.method, headers });
    onward.on("error", () => response.destroy());
    onward.on("response", async (received) => {
      if (received.statusCode === 400) {
        // Unlike the preview server, hosts treat a path that can't be decoded like any other unknown path.
        received.resume();
        forward("/malformed", request, response);
        return;
      }
      const chunks: Buffer[] = [];
      for await (const chunk of received) chunks.push(chunk);
      let body = Buffer.concat(chunks);
      const { "content-length": length = "", ...kept } = received.headers;
      const policy = kept["content-security-policy"];
      if (typeof policy === "string") {
        kept["content-security-policy"] = policy.replace("script-src ", `script-src ${hash} `);
      }
      if (kept["content-type"]?.startsWith("text/html")) {
        body = Buffer.from(body.toString().replace("<head>", `<head><script>${inline}</script>`));
      }
      response.writeHead(received.statusCode ?? 500, {
        ...kept,
        ...(request.method === "HEAD" && length && { "content-length": length }),
      });
      response.end(body);
    });
    onward.end();
  }

  const port = await listen(server, "preview", 0);
  return {
    url: urlOf(port),
    requested,
    disturb(files, fault) {
      if (files && fault) {
        disturbed = { files, fault };
        return;
      }
      disturbed = undefined;
      recovered.abort();
      recovered = new AbortController();
    },
    close: () => close(server),
  };
}

function respond(response: ServerResponse, status: number): void {
  response.writeHead(status, { "Content-Type": "text/plain", "Cache-Control": "no-store" });
  response.end("Not found");
}
