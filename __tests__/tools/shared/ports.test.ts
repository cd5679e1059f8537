import { createServer, type Server } from "node:http";
import { LOCAL_INTAKE_URL } from "../../../src/host/settings";
import { contactHook } from "../../../tools/shared/environment";
import { listen, portOf, requireFreePort } from "../../../tools/shared/ports";
import { freePort } from "../../support/free-port";

const servers: Server[] = [];

function newServer(): Server {
  const server = createServer();
  servers.push(server);
  return server;
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

test("the services have their usual ports", () => {
  expect([portOf("site", {}), portOf("preview", {}), portOf("intake", {})]).toEqual([
    8000, 9000, 8788,
  ]);
});

test("the site's default webhook is on the intake's usual port", () => {
  expect(contactHook(portOf("intake", {}))).toBe(LOCAL_INTAKE_URL);
});

test("an environment variable moves a service", () => {
  expect(portOf("intake", { INTAKE_PORT: "9123" })).toBe(9123);
  expect(portOf("intake", { INTAKE_PORT: "" })).toBe(8788);
});

test.each(["0", "65536", "80a", "-1", "1e3"])("the port %s is refused by name", (value) => {
  expect(() => portOf("preview", { PREVIEW_PORT: value })).toThrow(
    `PREVIEW_PORT must be a port number from 1 to 65535, not "${value}".`,
  );
});

test("a busy port gives a message with the port and what to do", async () => {
  const port = await listen(newServer(), "intake", 0);
  const message =
    `Port ${port} is busy, so the local form intake cannot start. ` +
    `Stop the program that uses it (another "npm start" or "npm run preview"?), ` +
    `or choose another port: INTAKE_PORT=${port + 1}.`;
  await expect(listen(newServer(), "intake", port)).rejects.toThrow(message);
  await expect(requireFreePort("intake", port)).rejects.toThrow(message);
});

test("a free port passes the check and stays free", async () => {
  const server = newServer();
  const port = await listen(server, "site", 0);
  await new Promise((resolve) => server.close(resolve));
  await expect(requireFreePort("site", port)).resolves.toBeUndefined();
  await expect(listen(newServer(), "site", port)).resolves.toBe(port);
});

test("a free port can be listened on, and is another one while it is", async () => {
  const port = await freePort();
  await listen(newServer(), "preview", port);
  expect(await freePort()).not.toBe(port);
});
