import { createHash } from "node:crypto";
import {
  createServer,
  type IncomingMessage,
  request as requestFrom,
  type ServerResponse,
} from "node:http";
import { addressOf, close, HOST, listen, portOf } from "../../../tools/shared/ports";

const INTAKE_URL = addressOf(portOf("intake"));

/** What becomes of a file on its way. */
export type FileFault = "waits" | "stalls" | "is missing" | "is broken" | "is cut off";

export interface ForeignSiteOptions {
  /** A script in every page's head, before all others: a function of hands.ts as text. */
  script?: string;
  /** Where the form posts to, instead of the intake, and whether the policy lets it. */
  webhook?: { url: string; isAllowed: boolean };
}

export interface ForeignSite {
  /** Address without a trailing slash. */
  url: string;
  /** Paths that were asked for, in order. */
  asked: string[];
  /** From now on these files don't arrive as they should. Without any, all is well again. */
  disturb(files?: RegExp, fault?: FileFault): void;
  close(): Promise<void>;
}

/** Keeps in `window.seen` what a browser writes into its console, for engines whose driver can't say. */
const RECORDER = `(() => {
  const seen = (window.seen = []);
  addEventListener("error", (e) => seen.push("error: " + (e.message || e.target.src || e.target.href)), true);
  addEventListener("unhandledrejection", (e) => seen.push("rejection: " + e.reason));
  addEventListener("securitypolicyviolation", (e) => seen.push("policy: " + e.violatedDirective + " " + e.blockedURI));
  for (const level of ["error", "warn"]) {
    const write = console[level];
    console[level] = (...words) => { seen.push(level + ": " + words.join(" ")); write.apply(console, words); };
  }
})();`;

/**
 * Serves the built site with a script of somebody else's in each page, as an extension has it there,
 * with files that stall or fail, and with another webhook. The script runs under the site's own policy, by
 * its hash.
 */
export async function startForeignSite({
  script = "",
  webhook,
}: ForeignSiteOptions = {}): Promise<ForeignSite> {
  const allowed = webhook?.isAllowed ? webhook.url : "";
  const inline = RECORDER + script;
  const hash = `'sha256-${createHash("sha256").update(inline).digest("base64")}'`;
  const asked: string[] = [];
  let disturbed: { files: RegExp; fault: FileFault } | undefined;
  let healed = new AbortController();

  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    asked.push(path);
    const fault = disturbed?.files.test(path) ? disturbed.fault : undefined;
    if (fault === "waits") {
      healed.signal.addEventListener("abort", () => forward(path, request, response));
      return;
    }
    if (fault === "stalls") {
      // One that has stalled doesn't come when the network is well again.
      healed.signal.addEventListener("abort", () => response.destroy());
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
        // Other hosts answer a path that can't be decoded as any other that they don't know.
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
    url: addressOf(port),
    asked,
    disturb(files, fault) {
      if (files && fault) {
        disturbed = { files, fault };
        return;
      }
      disturbed = undefined;
      healed.abort();
      healed = new AbortController();
    },
    close: () => close(server),
  };
}

function answer(response: ServerResponse, status: number): void {
  response.writeHead(status, { "Content-Type": "text/plain", "Cache-Control": "no-store" });
  response.end("There is nothing here");
}
