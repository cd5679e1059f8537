import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pagesBelow } from "../../src/node/files-below";
import { RUNTIME_ATTRIBUTE } from "../../src/runtime/names";

/** Where a page's scripts wait (runtime/deferred-runtime.tsx), and in a group of its own what it holds. */
export const RUNTIME_TEMPLATE = new RegExp(
  `<template [^>]*${RUNTIME_ATTRIBUTE}=[^>]*>([\\s\\S]*?)</template>`,
);

/** A page without its scripts, inline ones included: as fast as the page could ever be. */
export function withoutScripts(html: string): string {
  return html.replace(RUNTIME_TEMPLATE, "").replace(/<script[\s\S]*?<\/script>/g, "");
}

/** Copies a built site into another folder, its pages without scripts. */
export function writeTwin(site: string, twin: string): void {
  cpSync(site, twin, { recursive: true });
  for (const name of pagesBelow(twin)) {
    const file = join(twin, name);
    writeFileSync(file, withoutScripts(readFileSync(file, "utf8")));
  }
}
