import prefetch from "../../src/resilience/prefetch";

const fetchStub = jest.fn();
beforeEach(() => Object.assign(globalThis, { fetch: fetchStub.mockReset() }));

test("a script is fetched after everything else, and as a whole", async () => {
  const text = jest.fn(async () => "");
  fetchStub.mockResolvedValue({ text });
  await prefetch("/component---src-templates-faq-tsx-1.js");
  expect(fetchStub).toHaveBeenCalledWith("/component---src-templates-faq-tsx-1.js", {
    priority: "low",
  });
  expect(text).toHaveBeenCalledTimes(1);
});

test("a script that doesn't come is no error, and keeps no other page waiting", async () => {
  fetchStub.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(prefetch("/component---src-templates-faq-tsx-1.js")).resolves.toBeUndefined();
});

test("data is left to Gatsby, which asks for it itself", async () => {
  await prefetch("/page-data/faq/page-data.json");
  expect(fetchStub).not.toHaveBeenCalled();
});
