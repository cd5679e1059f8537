import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pagesBelow } from "../../src/node/files-below";
import { RUNTIME_ATTRIBUTE } from "../../src/runtime/names";

/** The template with a page's deferred scripts (runtime/deferred-runtime.tsx). */
export const RUNTIME_TEMPLATE = new RegExp(
  `<template [^>]*${RUNTIME_ATTRIBUTE}=[^>]*>([\\s\\S]*?)</template>`,
);

function withoutScripts(html: string): string {
  return html.replace(RUNTIME_TEMPLATE, "").replace(/<script[\s\S]*?<\/script>/g, "");
}

export function copyWithoutScripts(site: string, copy: string): void {
  cpSync(site, copy, { recursive: true });
  for (const name of pagesBelow(copy)) {
    const file = join(copy, name);
    writeFileSync(file, withoutScripts(readFileSync(file, "utf8")));
  }
}
