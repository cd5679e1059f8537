import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../src/build/files-below";

/** Where a page's scripts wait (layout/deferred-runtime.tsx), and in a group of its own what it holds. */
export const RUNTIME_TEMPLATE = /<template id="runtime"[^>]*>([\s\S]*?)<\/template>/;

/** A page without its scripts, inline ones included: as fast as the page could ever be. */
export function withoutScripts(html: string): string {
  return html.replace(RUNTIME_TEMPLATE, "").replace(/<script[\s\S]*?<\/script>/g, "");
}

/** Copies a built site into another folder, its pages without scripts. */
export function writeTwin(site: string, twin: string): void {
  cpSync(site, twin, { recursive: true });
  for (const name of filesBelow(twin)) {
    if (!name.endsWith(".html")) continue;
    const file = join(twin, name);
    writeFileSync(file, withoutScripts(readFileSync(file, "utf8")));
  }
}
