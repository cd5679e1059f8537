import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import { BUTTON_VARIANTS } from "../../src/components/Button/Button";
import { ICON_NAMES } from "../../src/components/Icon/icons";
import StyleguidePage from "../../src/styleguide/Styleguide";

test("the styleguide shows every icon and every kind of button, and React has nothing to say", () => {
  const complaints = jest.spyOn(console, "error");
  render(<StyleguidePage />);
  for (const name of ICON_NAMES) expect(screen.getByText(name)).toBeVisible();
  for (const variant of BUTTON_VARIANTS) {
    expect(screen.getByRole("button", { name: `${variant}, medium` })).toBeEnabled();
  }
  expect(screen.getByRole("button", { name: "submit, busy" })).toBeDisabled();
  expect(complaints).not.toHaveBeenCalled();
});

test("the styleguide shows every colour of the tokens, and every step of size and space", () => {
  const { container } = render(<StyleguidePage />);
  const shown = new Set(
    Array.from(container.querySelectorAll("code"), ({ textContent }) => textContent).flatMap(
      (words) => words.split(" on "),
    ),
  );
  const sheet = readFileSync("src/styles/tokens.css", "utf8");
  const tokens = Array.from(
    sheet.matchAll(/^ +--(?:color-([\w-]+)|((?:text|space|radius)-(?:\d|\d?[a-z]{2}))):/gm),
    ([, colour = "", step = ""]) => colour || step,
  );
  expect(tokens).toContain("band");
  expect(tokens).toContain("text-4xl");
  expect(tokens.filter((name) => !shown.has(name))).toEqual([]);
});
