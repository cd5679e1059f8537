import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { writeAdmin } from "./bundle";
import { ADMIN_HEADERS } from "./publish";

/**
 * Serves the editor under /admin on the development server, and the files in `data/` under /admin/data. This
 * code doesn't write any files. The editor saves files through the browser, to the folder that the user has
 * opened. The editor's bundle is rebuilt whenever the editor is opened, so that the forms match the current
 * content model.
 */
export function serveAdmin(
  { url = "" }: IncomingMessage,
  response: ServerResponse,
  next: (error?: Error) => void,
) {
  for (const { key, value } of ADMIN_HEADERS) response.setHeader(key, value);
  const show = (file: string) => response.end(readFileSync(path.resolve(file)));
  if (/^\/data\/[a-z-]+\.yaml$/.test(url)) show(`.${url}`);
  // Gatsby serves everything else in public/admin.
  else if (url !== "/") next();
  else
    writeAdmin("public/admin")
      .then(() => show("public/admin/index.html"))
      .catch(next);
}
