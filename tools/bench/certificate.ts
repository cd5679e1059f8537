import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../shared/temporary-folder";

/**
 * A key and a certificate that nobody trusts, for a day: browsers speak HTTP/2 over TLS alone.
 *
 * @throws Error when there is no openssl to make them.
 */
export function newCertificate(): { key: Buffer; cert: Buffer } {
  const folder = temporaryFolder("certificate");
  const [keyFile, certFile] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const args = [
    ...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"],
    ...["-subj", "/CN=127.0.0.1", "-keyout", keyFile, "-out", certFile],
  ];
  const { status, stderr } = spawnSync("openssl", args, { encoding: "utf8" });
  if (status !== 0) {
    throw new Error(`The bench needs openssl for a certificate (or --http1). ${stderr ?? ""}`);
  }
  return { key: readFileSync(keyFile), cert: readFileSync(certFile) };
}
