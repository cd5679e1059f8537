import { onPreBootstrap } from "../../src/gatsby/stop-on-mistakes";
import { changed, lineOf } from "../support/content-sample";
import { temporaryProject } from "../support/temporary-project";

type Hook = NonNullable<typeof onPreBootstrap>;

async function build(directory: string) {
  const reporter = { panic: jest.fn(), error: jest.fn(), success: jest.fn() };
  const store = { getState: () => ({ program: { directory } }) };
  const args = { reporter, store } as unknown as Parameters<Hook>[0];
  await onPreBootstrap?.(args, { plugins: [] }, () => {});
  return reporter;
}

describe("a build", () => {
  it("stops if there are mistakes and prints the output of check:content", async () => {
    const root = temporaryProject({
      "plans.yaml": changed("plans.yaml", "monthly: 25.5", "monthly: $140"),
      "faq.yaml": changed("faq.yaml", "title: Asked before", "titel: Asked before"),
    });
    const { panic } = await build(root);
    expect(panic).toHaveBeenCalledTimes(1);
    expect(panic).toHaveBeenCalledWith(
      [
        "The content has mistakes. Correct them, then build again:",
        "",
        `data/faq.yaml:${lineOf("faq.yaml", "title: Asked before")}:1  titel: "titel" isn't a valid key here; did you mean "title"?`,
        `data/plans.yaml:${lineOf("plans.yaml", "monthly: 25.5")}:16  plans › Solo › price.monthly: "$140" isn't a valid price; enter a plain number like 1400 or 0.02, without "$", commas or letters`,
        "",
      ].join("\n"),
    );
  });
});
