test("the build can load it, where there is no browser", async () => {
  const loaded = await import("../../src/contact/form-without-react");
  expect(loaded).toHaveProperty("knowForm");
});
