import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { close, listen, portOf, urlOf } from "../../../tools/shared/ports";

export type FileFault = "waits" | "stalls" | "is missing" | "is broken";

export interface ProxiedSite {
  url: string;
  requested: string[];
  /** Applies a fault to all files whose paths match a pattern. Without arguments, ends the current fault. */
  disturb(files?: RegExp, fault?: FileFault): void;
  close(): Promise<void>;
}

/** Records errors and console messages, which not all drivers report, and the heading that the host sent. */
const RECORDER = `(() => {
  const logged = (window.loggedProblems = []);
  addEventListener("DOMContentLoaded", () => (window.sentHeading = document.querySelector("h1")));
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
    answer(request, response).catch(() => response.destroy());
  });

  async function answer({ url: path = "/", method = "GET" }: IncomingMessage, out: ServerResponse) {
    requested.push(path);
    const fault = disturbed?.files.test(path) ? disturbed.fault : undefined;
    if (fault === "waits" || fault === "stalls") await once(recovered.signal, "abort");
    // When the network recovers, a stalled file fails instead of arriving late.
    if (fault === "stalls") return out.destroy();
    if (fault === "is missing" || fault === "is broken") {
      out.setHeader("Cache-Control", "no-store");
      return out.writeHead(fault === "is missing" ? 404 : 500).end("Not found");
    }
    const received = await fetch(urlOf(portOf("preview")) + path, { method });
    const headers = new Headers(received.headers);
    // The body is sent as a whole, and unlike the one received, it isn't compressed.
    for (const name of ["content-encoding", "content-length"]) headers.delete(name);
    const policy = headers.get("content-security-policy") ?? "";
    if (policy) {
      headers.set("content-security-policy", policy.replace("script-src ", `script-src ${hash} `));
    }
    let body = Buffer.from(await received.arrayBuffer());
    if (headers.get("content-type")?.startsWith("text/html")) {
      body = Buffer.from(body.toString().replace("<head>", `<head><script>${inline}</script>`));
    }
    return out.writeHead(received.status, Object.fromEntries(headers)).end(body);
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
