import type { Intake } from "../../../tools/intake/intake";
import { describeAddresses } from "../../../tools/intake/local-intake";

const intake: Intake = {
  url: "http://127.0.0.1:8788",
  port: 8788,
  submissions: [],
  close: () => Promise.resolve(),
};

test("the site and the intake are named", () => {
  const text = describeAddresses(
    "http://127.0.0.1:9000",
    intake,
    "http://127.0.0.1:8788/hooks/contact",
  );
  expect(text).toContain("http://127.0.0.1:9000/\n");
  expect(text).toContain("http://127.0.0.1:8788/hooks/contact\n");
  expect(text).toContain(".intake/submissions.jsonl");
  expect(text).not.toContain("Careful");
});

test("a form that posts elsewhere is pointed out", () => {
  expect(describeAddresses("http://127.0.0.1:9000", intake, "https://hooks.example/a")).toContain(
    "the form posts to https://hooks.example/a, not to the intake",
  );
});
