import prefetch from "../../src/resilience/prefetch";

const fetchStub = jest.fn();
beforeEach(() => Object.assign(globalThis, { fetch: fetchStub.mockReset() }));

const isDone = async (done: Promise<void>) => {
  let outcome = false;
  void done.then(() => {
    outcome = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  return outcome;
};

test("data is fetched after everything else, and as a whole", async () => {
  const text = jest.fn(async () => "{}");
  fetchStub.mockResolvedValue({ text });
  expect(await isDone(prefetch("/page-data/faq/page-data.json"))).toBe(true);
  expect(fetchStub).toHaveBeenCalledWith("/page-data/faq/page-data.json", { priority: "low" });
  expect(text).toHaveBeenCalledTimes(1);
});

test("data that doesn't come is no error", async () => {
  fetchStub.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await isDone(prefetch("/page-data/faq/page-data.json"))).toBe(false);
});
