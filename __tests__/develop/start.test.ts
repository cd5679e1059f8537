import { DevelopmentServer } from "./support/development-server";

jest.setTimeout(240_000);

const server = new DevelopmentServer();
afterAll(() => server.close());

it("shows a mistake that was made before the start, and shows the page once the mistake is corrected", async () => {
  const { project } = server;
  project.edit("data/faq.yaml", (text) => text.replace(/^title:/m, "titel:"));
  await server.browse(`${await server.start()}/faq`);
  await server.until("reported", async () => /titel.*"title"/.test(await server.overlay()));
  expect(await server.overlay()).toContain("There are no pages until");
  expect(server.printed).toContain("1 mistake in data/");
  project.restore();
  await server.page.waitForSelector("main h1", { timeout: 120_000 });
});
