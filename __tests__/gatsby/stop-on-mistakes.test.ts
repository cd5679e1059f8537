import { onPreBootstrap } from "../../src/gatsby/stop-on-mistakes";
import { changed } from "../support/content-sample";
import { temporaryProject } from "../support/temporary-project";

type Hook = NonNullable<typeof onPreBootstrap>;

async function build(directory: string) {
  const reporter = { panic: jest.fn(), error: jest.fn(), success: jest.fn() };
  const store = { getState: () => ({ program: { directory } }) };
  const args = { reporter, store } as unknown as Parameters<Hook>[0];
  await onPreBootstrap?.(args, { plugins: [] }, () => {});
  return reporter;
}

test("a build stops if there are mistakes, and prints them", async () => {
  const root = temporaryProject({
    "plans.yaml": changed("plans.yaml", "monthly: 25.5", "monthly: $140"),
    "faq.yaml": changed("faq.yaml", "title: Asked before", "titel: Asked before"),
  });
  const { panic } = await build(root);
  expect(panic.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^The content has mistakes\. Correct them, then build again:\n\ndata\/faq\.yaml:\d+:1 {2}titel: .*\ndata\/plans\.yaml:\d+:16 {2}.*\n$/,
      ),
    ],
  ]);
});
