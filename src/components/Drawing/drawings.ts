/**
 * The small drawings that content can use. Each is a file `static/images/drawing-<name>.svg`, 240 pixels wide, for
 * a dark background. They show kinds of tools, not vendors' logos. Names must be valid GraphQL enum values.
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
  "video",
  "history",
] as const;

export type DrawingName = (typeof DRAWINGS)[number];
