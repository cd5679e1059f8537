import { rmSync } from "node:fs";
import { DevelopmentServer } from "./support/development-server";

jest.setTimeout(240_000);

const server = new DevelopmentServer();
afterAll(() => server.close());

it("started with a mistake in place, the address shows it, and the page once it is mended", async () => {
  const { project } = server;
  project.edit("data/faq.yaml", (text) => text.replace(/^title:/m, "titel:"));
  await server.browse(`${await server.start()}/faq`);
  await server.until("told", async () => /titel.*"title"/.test(await server.overlay()));
  expect(await server.overlay()).toContain("There are no pages until");
  expect(server.printed).toContain("1 mistake in data/");
  project.restore();
  await server.page.waitForSelector("main h1", { timeout: 120_000 });
});

it("ends with one sentence once the lock of its folder is gone", async () => {
  rmSync(server.project.at(".build-lock"));
  await server.until("ended", async () => server.process.exitCode !== null);
  expect(server.printed).toContain(".build-lock is gone, so that another build may be at work");
  expect(server.process.exitCode).toBe(1);
});
