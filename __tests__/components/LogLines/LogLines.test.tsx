import { render, screen } from "@testing-library/react";
import { LogLines } from "../../../src/components/LogLines/LogLines";

const lines = [
  { tone: "passed", text: "Run 2841: gone" },
  { tone: "running", text: "Run 2844: 16 machines" },
  { tone: "failed", text: "refund-partial failed" },
  { tone: "said", text: "Ana: fixed" },
] as const;

test("every line is read in words, and has its own colour", () => {
  render(<LogLines lines={lines} className="place" />);
  expect(screen.getByRole("list")).toHaveClass("lines", "place");
  for (const { text, tone } of lines) expect(screen.getByText(text)).toHaveClass(tone);
});

test("two lines may say the same, and React has nothing to say", () => {
  const complaints = jest.spyOn(console, "error").mockImplementation();
  render(<LogLines lines={[lines[0], lines[0]]} />);
  expect(screen.getAllByText("Run 2841: gone")).toHaveLength(2);
  expect(complaints).not.toHaveBeenCalled();
});
