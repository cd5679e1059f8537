import { describeAddresses } from "../../../tools/intake/local-intake";

test("the site and the intake are named", () => {
  const lines = describeAddresses("http://127.0.0.1:9000", "http://127.0.0.1:8788/hooks/contact");
  expect(lines).toContain("http://127.0.0.1:9000/\n");
  expect(lines).toContain("http://127.0.0.1:8788/hooks/contact\n");
  expect(lines).toContain(".intake/submissions.jsonl");
  expect(lines).not.toContain("Careful");
});

test("a form that posts elsewhere is pointed out", () => {
  expect(describeAddresses("http://127.0.0.1:9000", "https://hooks.example/a")).toContain(
    "the form posts to https://hooks.example/a, not to the intake",
  );
});
