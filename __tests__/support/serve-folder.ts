/** In a separate process, because the host's parsers are ES modules, which Jest can't load. */
import { startPreview } from "../../tools/host/preview-server";

startPreview({ port: 0, dir: process.argv[2] ?? "" }).then(
  ({ url }) => process.send?.({ url }),
  (error: Error) => process.send?.({ error: error.message }, () => process.exit(1)),
);
