import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../shared/temporary-folder";

/** Browsers support HTTP/2 only over TLS. */
export function newCertificate(): { key: Buffer; cert: Buffer } {
  const folder = temporaryFolder("certificate");
  const [keyFile, certFile] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const args = [
    ...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"],
    ...["-subj", "/CN=127.0.0.1", "-keyout", keyFile, "-out", certFile],
  ];
  const { status, stderr } = spawnSync("openssl", args, { encoding: "utf8" });
  if (status !== 0) {
    throw new Error(
      `The benchmark needs openssl to create a certificate. Install openssl or use --http1. ${stderr ?? ""}`,
    );
  }
  return { key: readFileSync(keyFile), cert: readFileSync(certFile) };
}
