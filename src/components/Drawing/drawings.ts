/**
 * The names of the drawings that can be used in content. Each drawing is a 240-pixel-wide file,
 * `static/images/drawing-<name>.svg`, designed for a dark background. The drawings depict categories of tools
 * and don't use vendors' logos. Names must be valid GraphQL enum values.
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
