import { readTokens } from "../../src/discovery/tokens";
import { drawableWords, FACES } from "../../src/styles/drawing-fonts";

test.each(Object.entries(FACES))(
  "the token of the %s font has its name, and that of the local fonts before it arrives",
  (face, { family }) => {
    const token = readTokens("light").get(`--font-${face}`);
    expect(token).toMatch(`"${family}", "${family} Fallback", `);
  },
);

test("words are drawn without their emoji, and with their digits", () => {
  expect(drawableWords("1️⃣ Questions ❤️ 2 of 3, #1 👩\u200D⚕️☝🏽.")).toBe("Questions 2 of 3, #1 .");
});
