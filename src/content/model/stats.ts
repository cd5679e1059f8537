import { isOnBoard } from "../figures";
import * as f from "./fields";

export const stats = f.file({
  stats: f.entries(
    { max: 6, unique: ["slug", "label"] },
    "The figures, in order",
    {
      slug: f.slug(
        "The figure's short name, which other text refers to in braces, such as {speedup}",
      ),
      basis: f.text("What the figure compares or measures, in a few words", 60),
      value: f.shownFigure("The figure as shown, such as 250K, in quotes if it is a plain number"),
      label: f.text("What the figure measures", 60),
    },
    function* ({ slug }) {
      const message = `{${slug}} is already a figure of the run board on Home; choose a different short name`;
      if (isOnBoard(slug)) yield { path: ["slug"], message };
    },
  ),
});
