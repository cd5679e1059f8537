/**
 * Serves the folder of the first argument and tells the parent process, which may send a certificate, the
 * address or the error. A process of its own, because Jest cannot load the host's parsers, which are ES
 * modules only.
 */
import { type PreviewOptions, startPreview } from "../../tools/host/preview-server";

process.once("message", ({ certificate }: Pick<PreviewOptions, "certificate">) => {
  startPreview({ port: 0, dir: process.argv[2] ?? "", ...(certificate && { certificate }) }).then(
    ({ url }) => process.send?.({ url }),
    (error: Error) => process.send?.({ error: error.message }, () => process.exit(1)),
  );
});
