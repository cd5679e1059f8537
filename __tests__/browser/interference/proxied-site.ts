import { createHash } from "node:crypto";
import {
  createServer,
  type IncomingMessage,
  request as requestFrom,
  type ServerResponse,
} from "node:http";
import { close, HOST, listen, portOf, urlOf } from "../../../tools/shared/ports";

const INTAKE_URL = urlOf(portOf("intake"));

export type FileFault = "waits" | "stalls" | "is missing" | "is broken" | "is cut off";

export interface ProxiedSiteOptions {
  /**
   * A script that the proxy adds to the start of every page's head, such as a serialized function from
   * interferences.ts.
   */
  script?: string;
  /** A webhook to use instead of the intake, and whether the security policy allows it. */
  webhook?: { url: string; isAllowed: boolean };
}

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

/**
 * Starts a proxy for the built site that can inject a script into each page, make files stall or fail, and
 * change the webhook. The proxy adds the hash of the injected script to the security policy.
 */
export async function startProxiedSite({
  script = "",
  webhook,
}: ProxiedSiteOptions = {}): Promise<ProxiedSite> {
  const allowed = webhook?.isAllowed ? webhook.url : "";
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
    if (fault === "is missing") return answer(response, 404);
    if (fault === "is broken") return answer(response, 500);
    forward(path, request, response, fault === "is cut off");
  });

  function forward(path: string, request: IncomingMessage, response: ServerResponse, cut = false) {
    const headers = { ...request.headers, "accept-encoding": "identity" };
    const port = portOf("preview");
    const onward = requestFrom({ host: HOST, port, path, method: request.method, headers });
    onward.on("error", () => response.destroy());
    onward.on("response", async (answered) => {
      if (answered.statusCode === 400) {
        // Unlike the preview server, hosts treat a path that can't be decoded like any other unknown path.
        answered.resume();
        forward("/malformed", request, response, cut);
        return;
      }
      const chunks: Buffer[] = [];
      for await (const chunk of answered) chunks.push(chunk);
      let body = Buffer.concat(chunks);
      const { "content-length": length = "", ...kept } = answered.headers;
      const policy = kept["content-security-policy"];
      if (typeof policy === "string") {
        kept["content-security-policy"] = policy
          .replace("script-src ", `script-src ${hash} `)
          .replaceAll(INTAKE_URL, webhook ? allowed : INTAKE_URL);
      }
      const type = kept["content-type"] ?? "";
      if (type.startsWith("text/html")) {
        body = Buffer.from(body.toString().replace("<head>", `<head><script>${inline}</script>`));
      }
      if (webhook && /html|json/.test(type)) {
        body = Buffer.from(body.toString().replaceAll(INTAKE_URL, webhook.url));
      }
      const size = cut ? body.length : undefined;
      response.writeHead(answered.statusCode ?? 500, {
        ...kept,
        ...(size !== undefined && { "content-length": size }),
        ...(request.method === "HEAD" && length && { "content-length": length }),
      });
      if (!cut) return response.end(body);
      response.write(body.subarray(0, body.length / 2));
      setTimeout(() => response.destroy(), 20);
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

function answer(response: ServerResponse, status: number): void {
  response.writeHead(status, { "Content-Type": "text/plain", "Cache-Control": "no-store" });
  response.end("Not found");
}
