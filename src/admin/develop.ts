import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { writeAdmin } from "./bundle";
import { ADMIN_HEADERS } from "./publish";

/** Rebuilds the editor each time someone opens it, so that the forms match the current content model. */
export function serveAdmin(
  { url = "" }: IncomingMessage,
  response: ServerResponse,
  next: (error?: Error) => void,
) {
  for (const { key, value } of ADMIN_HEADERS) response.setHeader(key, value);
  const show = (file: string) => response.end(readFileSync(path.resolve(file)));
  if (/^\/data\/[a-z-]+\.yaml$/.test(url)) show(`.${url}`);
  // Gatsby serves the other files in public/admin.
  else if (url !== "/") next();
  else
    writeAdmin("public/admin")
      .then(() => show("public/admin/index.html"))
      .catch(next);
}
