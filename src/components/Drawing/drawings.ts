/** A part of a drawing: what it stands for, which its look follows, and its path. */
interface Part {
  kind: "passed" | "running" | "failed" | "words" | "person";
  path: string;
}

/** The names of the drawings, for the content. */
export const DRAWING_NAMES = ["machines", "conversation"] as const;

/** The name of a drawing. */
export type DrawingName = (typeof DRAWING_NAMES)[number];

/** The drawings: lines on 400 by 76. */
export const DRAWINGS: Readonly<Record<DrawingName, readonly Part[]>> = {
  // Machines that are there while tests run, and then gone: two runs, and one that has just begun.
  machines: [
    {
      kind: "passed",
      path: "M0 6h96M0 22h84M0 38h99M0 54h78M0 70h90M150 6h90m-90 16h96m-96 16h81m-81 16h99m-99 16h87",
    },
    { kind: "running", path: "M300 6h42m-42 16h42m-42 16h42m-42 16h42m-42 16h42" },
  ],
  // A failed test, and what two people say of it below.
  conversation: [
    { kind: "failed", path: "M8 12h0" },
    { kind: "words", path: "M28 12h196M56 38h240M56 64h128" },
    { kind: "person", path: "M36 38h0M36 64h0" },
  ],
};
