import { render, screen } from "@testing-library/react";
import { CodeSample } from "../../../src/components/CodeSample/CodeSample";

function show(...lines: string[]) {
  // A YAML block scalar (`|`) ends with a line break.
  const code = `${lines.join("\n")}\n`;
  const { container } = render(<CodeSample sample={{ caption: "A run has ended", code }} />);
  return Array.from(container.querySelectorAll("code > *"));
}

test("lines, indentation and blank lines are preserved", () => {
  show("POST /v1/runs", "", '  "state": "running" }');
  expect(screen.getByRole("figure").querySelector("pre")?.textContent).toBe(
    'POST /v1/runs\n\n  "state": "running" }\n',
  );
});

test("a line gets a color if it reports an outcome, but not if only a field name looks like an outcome", () => {
  const lines = show(
    "build    passed   1 min 12 s",
    "test     failed   9 min 41 s",
    "deploy   blocked",
    '  "failed": 1, "passed": 411 }',
    "lanes: 15",
  );
  expect(lines.map(({ className }) => className)).toEqual(["passed", "failed", "failed", "", ""]);
});
