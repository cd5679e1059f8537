import { readTokens } from "../../src/discovery/tokens";
import { drawableWords, FACES } from "../../src/styles/drawing-fonts";

test.each(Object.entries(FACES))(
  "the token of the %s font has its name, and that of the local fonts before it arrives",
  (face, { family }) => {
    const token = readTokens("light").get(`--font-${face}`);
    expect(token).toMatch(`"${family}", "${family} Fallback", `);
  },
);

test.each([
  ["1️⃣ Questions ❤️ 2 of 3, #1 👩\u200D⚕️☝🏽.", "Questions 2 of 3, #1 ."],
  ["test\u00ADing\u200B", "testing"],
  ["5\u202F%", "5\u00A0%"],
  ["Zu\u0308rich", "Zürich"],
])("%j is drawn without emoji and hints for line breaks, as %j", (written, drawn) => {
  expect(drawableWords(written)).toBe(drawn);
});
