import { collectGarbage } from "../../src/gatsby/collect-garbage";

const nextTask = () => new Promise((done) => setTimeout(done));

test("collects what nothing holds any more, and nothing else", async () => {
  const held = { words: "held" };
  const refs = [new WeakRef(held), new WeakRef({ words: "let go" })];
  // Until its task is over, a WeakRef itself holds what it was made with.
  await nextTask();
  collectGarbage();
  expect(refs.map((ref) => ref.deref())).toEqual([held, undefined]);
});
