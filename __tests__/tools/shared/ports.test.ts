import { createServer } from "node:http";
import { LOCAL_INTAKE_URL } from "../../../src/host/settings";
import { contactHook } from "../../../tools/shared/environment";
import { close, listen, portOf, requireFreePort } from "../../../tools/shared/ports";

test("a service is on its usual port, the intake on that of the default webhook, or where a variable says", () => {
  expect([portOf("site", {}), portOf("preview", { PREVIEW_PORT: "" })]).toEqual([8000, 9000]);
  expect(contactHook(portOf("intake", {}))).toBe(LOCAL_INTAKE_URL);
  expect(portOf("intake", { INTAKE_PORT: "9123" })).toBe(9123);
});

test.each(["0", "65536", "1e3"])("the port %s is refused by name", (value) => {
  expect(() => portOf("preview", { PREVIEW_PORT: value })).toThrow(
    `PREVIEW_PORT must be a port number from 1 to 65535, not "${value}".`,
  );
});

test("a busy port gives a message with the port and what to do, until it is free", async () => {
  const server = createServer();
  const port = await listen(server, "intake", 0);
  const message =
    `Port ${port} is busy, so the local form intake cannot start. ` +
    `Stop the program that uses it (another "npm start" or "npm run preview"?), ` +
    `or choose another port: INTAKE_PORT=${port + 1}.`;
  await expect(requireFreePort("intake", port)).rejects.toThrow(message);
  await close(server);
  await expect(requireFreePort("intake", port)).resolves.toBeUndefined();
});
