import { createServer } from "node:http";
import { LOCAL_INTAKE_URL } from "../../../src/host/settings";
import { contactHook } from "../../../tools/shared/environment";
import { close, listen, portOf, requireFreePort } from "../../../tools/shared/ports";

test("a service uses the port in its environment variable, or else its default port", () => {
  expect([portOf("site", {}), portOf("preview", { PREVIEW_PORT: "" })]).toEqual([8000, 9000]);
  expect(contactHook(portOf("intake", {}))).toBe(LOCAL_INTAKE_URL);
  expect(portOf("intake", { INTAKE_PORT: "9123" })).toBe(9123);
});

test.each(["0", "65536", "1e3"])(
  "port %s is rejected, and the error names the variable",
  (value) => {
    expect(() => portOf("preview", { PREVIEW_PORT: value })).toThrow(
      `PREVIEW_PORT must be a port number from 1 to 65535, not "${value}".`,
    );
  },
);

test("if a port is in use, the error says what to do", async () => {
  const server = createServer();
  const port = await listen(server, "intake", 0);
  const message =
    `Port ${port} is already in use, so the local form intake can't start. ` +
    `Stop the program that is using it (perhaps another "npm start" or "npm run preview"), ` +
    `or use another port by setting INTAKE_PORT=${port + 1}.`;
  await expect(requireFreePort("intake", port)).rejects.toThrow(message);
  await close(server);
  await expect(requireFreePort("intake", port)).resolves.toBeUndefined();
});
