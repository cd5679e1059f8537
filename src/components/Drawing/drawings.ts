/**
 * The small drawings that content may choose from, each a file `static/images/drawing-<name>.svg` for a ground of
 * ink, 240 pixels wide. They show a kind of tool and no maker's mark. Names must be valid GraphQL enum values.
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
