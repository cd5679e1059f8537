import { requireRightContent } from "../../src/gatsby/stop-on-errors";
import { changed } from "../support/content-sample";
import { temporaryProject } from "../support/temporary-project";

test("a build stops if there are mistakes, and prints them", async () => {
  const root = temporaryProject({
    "plans.yaml": changed("plans.yaml", "monthly: 25.5", "monthly: $140"),
    "faq.yaml": changed("faq.yaml", "title: Asked before", "titel: Asked before"),
  });
  await expect(requireRightContent(root)).rejects.toThrow(
    /^The content has mistakes\. Correct them, then build again:\n\ndata\/faq\.yaml:\d+:1 {2}titel: .*\ndata\/plans\.yaml:\d+:16 {2}.*\n$/,
  );
});
