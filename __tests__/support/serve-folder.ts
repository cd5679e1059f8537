/** In a separate process, because the host's parsers are ES modules, which Jest can't load. */
import { type PreviewOptions, startPreview } from "../../tools/host/preview-server";

process.once("message", ({ certificate }: Pick<PreviewOptions, "certificate">) => {
  startPreview({ port: 0, dir: process.argv[2] ?? "", ...(certificate && { certificate }) }).then(
    ({ url }) => process.send?.({ url }),
    (error: Error) => process.send?.({ error: error.message }, () => process.exit(1)),
  );
});
