import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { asPublished } from "../../../src/content/as-published";
import { figuresOf } from "../../../src/content/figures";
import { CONTENT_FILES } from "../../../src/content/model";
import { oneLine } from "../../../src/content/one-line";
import { walk } from "../../../src/content/read/content-walk";
import { content } from "../../support/site-content";

const DATA = path.resolve(__dirname, "../../../data");

export const TEXT_LIMITS: readonly (readonly [text: string, most: number])[] =
  CONTENT_FILES.flatMap(({ file, schema }) => {
    const parsed = parse(readFileSync(path.join(DATA, file), "utf8"));
    return [...walk(schema, parsed)].flatMap(({ schema: own, value }) => {
      const meaning = z.globalRegistry.get(own)?.meaning;
      // Strings without a `meaning` in the model, such as figures and lines of code, count as text and aren't
      // changed by `asPublished`.
      const isShown = own instanceof z.ZodString && (meaning?.is ?? "text") === "text";
      if (!isShown || typeof value !== "string") return [];
      const figures = figuresOf([content.stats, content.plans, content.home]);
      return [[asPublished(oneLine(value), figures), own.maxLength ?? value.length] as const];
    });
  });
