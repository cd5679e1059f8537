/**
 * Serves the folder of the first argument, and sends the address or the error to the parent process. The parent first
 * sends an optional certificate. It is a separate process, because Jest can't load the host's parsers: they are ES
 * modules only.
 */
import { type PreviewOptions, startPreview } from "../../tools/host/preview-server";

process.once("message", ({ certificate }: Pick<PreviewOptions, "certificate">) => {
  startPreview({ port: 0, dir: process.argv[2] ?? "", ...(certificate && { certificate }) }).then(
    ({ url }) => process.send?.({ url }),
    (error: Error) => process.send?.({ error: error.message }, () => process.exit(1)),
  );
});
