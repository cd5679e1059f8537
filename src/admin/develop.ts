import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { writeAdmin } from "./bundle";
import { ADMIN_HEADERS } from "./publish";

/**
 * Lets the development server show the editor under /admin, and answer with what a file of `data/` holds. The
 * editor writes by itself, into the folder that its user opens for it: nothing here lets a page write. It is
 * bundled whenever it is opened, so that its forms are as the content model is now.
 */
export function serveAdmin(
  { url = "" }: IncomingMessage,
  response: ServerResponse,
  next: (error?: Error) => void,
) {
  for (const { key, value } of ADMIN_HEADERS) response.setHeader(key, value);
  const show = (file: string) => response.end(readFileSync(path.resolve(file)));
  if (/^\/data\/[a-z-]+\.yaml$/.test(url)) show(`.${url}`);
  // Gatsby serves that folder, but for its page.
  else if (url !== "/") next();
  else
    writeAdmin("public/admin")
      .then(() => show("public/admin/index.html"))
      .catch(next);
}
