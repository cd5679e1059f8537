import { readFileSync } from "node:fs";
import { drawableText, FACES } from "../../src/node/fonts";

test.each(Object.entries(FACES))(
  "the token for the %s font contains its family and its fallback family",
  (face, { family }) => {
    const tokens = readFileSync("src/styles/tokens.css", "utf8");
    expect(tokens).toContain(`--font-${face}: "${family}", "${family} Fallback", `);
  },
);

test.each([
  ["1️⃣ Questions ❤️ 2 of 3, #1 👩\u200D⚕️☝🏽.", "Questions 2 of 3, #1 ."],
  ["test\u00ADing\u200B", "testing"],
  ["5\u202F%", "5\u00A0%"],
  ["Zu\u0308rich", "Zürich"],
])("%j is drawn as %j, without emoji or invisible characters", (written, drawn) => {
  expect(drawableText(written)).toBe(drawn);
});
