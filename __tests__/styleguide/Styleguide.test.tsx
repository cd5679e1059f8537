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
