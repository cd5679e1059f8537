import { readTokens } from "../../src/discovery/tokens";
import { FACES } from "../../src/styles/drawing-fonts";

test.each(Object.entries(FACES))(
  "the token of the %s font has its name, and that of the local fonts before it arrives",
  (face, { family }) => {
    const token = readTokens("light").get(`--font-${face}`);
    expect(token).toMatch(`"${family}", "${family} Fallback", `);
  },
);
