import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CONTENT_FILES } from "../../../src/content/model";

/** The reviewed accessibility trees (playwright.config.ts), and the content that they were drawn of. */
const TREES = join(__dirname, "trees");
const CONTENT = join(TREES, "content.sha256");

/** Why what was reviewed isn't compared with. */
export const CHANGED =
  "The content has changed since this was reviewed: npm run test:browser -- screen-reader -u";

/**
 * Whether the content is the one with which the trees and the judges' questions were reviewed. A change of
 * wording breaks no test: it asks for another review.
 */
export function isReviewed(): boolean {
  return existsSync(CONTENT) && readFileSync(CONTENT, "utf8").trim() === contentHash();
}

/** To be called when the trees are written anew. */
export function noteReview(): void {
  mkdirSync(TREES, { recursive: true });
  writeFileSync(CONTENT, `${contentHash()}\n`);
}

function contentHash(): string {
  const hash = createHash("sha256");
  for (const { file } of CONTENT_FILES) hash.update(readFileSync(join("data", file)));
  return hash.digest("hex");
}
