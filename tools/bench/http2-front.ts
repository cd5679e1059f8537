import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { createSecureServer } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HOST } from "../shared/ports";

export interface Front {
  /** Address without a trailing slash. */
  url: string;
  close(): Promise<void>;
}

/** Headers of the connection to the server behind, which HTTP/2 doesn't know. */
const OF_CONNECTION = new Set(["connection", "keep-alive", "transfer-encoding"]);

/**
 * Answers over HTTP/2 and TLS, as a content network does, with what a local server says.
 *
 * @throws Error when there is no openssl to make the certificate.
 */
export async function startFront(serverUrl: string): Promise<Front> {
  const server = createSecureServer(newCertificate());
  server.on("stream", (stream, headers) => {
    const { ":path": path, ":method": method } = headers;
    const ordinary = Object.entries(headers).filter(([name]) => !name.startsWith(":"));
    const behind = request(
      serverUrl + path,
      { method, headers: Object.fromEntries(ordinary) },
      (answer) => {
        // The browser may have left before the answer came.
        if (stream.destroyed) return void answer.resume();
        const kept = Object.entries(answer.headers).filter(([name]) => !OF_CONNECTION.has(name));
        stream.respond({ ":status": answer.statusCode, ...Object.fromEntries(kept) });
        answer.pipe(stream);
      },
    );
    behind.once("error", () => stream.close());
    // A browser that leaves takes its requests back, whether it says so or not.
    stream.once("error", () => {});
    stream.once("close", () => behind.destroy());
    behind.end();
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, HOST, () => {
      const address = server.address();
      if (typeof address === "object" && address !== null) resolve(address.port);
    });
  });
  return {
    url: `https://${HOST}:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A key and a certificate that nobody trusts, for a day. */
function newCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), "paralane-bench-"));
  const [keyFile, certFile] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  try {
    const { status, stderr } = spawnSync(
      "openssl",
      [
        ...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"],
        ...["-subj", `/CN=${HOST}`, "-keyout", keyFile, "-out", certFile],
      ],
      { encoding: "utf8" },
    );
    if (status !== 0) throw new Error(`The benchmark needs openssl for a certificate. ${stderr}`);
    return { key: readFileSync(keyFile), cert: readFileSync(certFile) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
