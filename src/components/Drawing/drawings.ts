/**
 * The small drawings that are available to content. Each one is a 240-pixel-wide file,
 * `static/images/drawing-<name>.svg`, designed for a dark background. The drawings represent categories of
 * tools rather than vendors' logos. Names must be valid GraphQL enum values.
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
