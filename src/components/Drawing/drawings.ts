/**
 * The small drawings that content may choose from, each a file `static/images/drawing-<name>.svg` of 240 by 96
 * pixels on ink. They show a kind of tool and no maker's mark. Names must be valid GraphQL enum values.
 */
export const DRAWINGS = [
  "browser",
  "api",
  "database",
  "examples",
  "load",
  "pipeline",
  "languages",
  "chat",
] as const;

export type DrawingName = (typeof DRAWINGS)[number];
