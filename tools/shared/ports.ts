import type { Server } from "node:http";
import { createServer } from "node:net";
import { LOCAL_INTAKE_URL } from "../../src/host/settings";

/** Loopback only: nothing of these tools is meant to be reached from another machine. */
export const HOST = "127.0.0.1";

/** The local services: what each is called, its usual port and the variable that moves it. */
const SERVICES = {
  site: { title: "development site", port: 8000, variable: "DEVELOP_PORT" },
  preview: { title: "preview of the built site", port: 9000, variable: "PREVIEW_PORT" },
  intake: {
    title: "local form intake",
    port: Number(new URL(LOCAL_INTAKE_URL).port),
    variable: "INTAKE_PORT",
  },
} as const;

export type Service = keyof typeof SERVICES;

/**
 * The port of a local service: its usual one, or the one its environment variable sets.
 *
 * @throws Error naming the variable when its value is not a port number.
 */
export function portOf(service: Service, env: NodeJS.ProcessEnv = process.env): number {
  const { port, variable } = SERVICES[service];
  const value = env[variable];
  if (value === undefined || value === "") return port;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < 1 || number > 65_535) {
    throw new Error(`${variable} must be a port number from 1 to 65535, not "${value}".`);
  }
  return number;
}

/** True when the environment moves the service away from its usual port. */
export function isMoved(service: Service, env: NodeJS.ProcessEnv = process.env): boolean {
  return portOf(service, env) !== SERVICES[service].port;
}

/** The address of a loopback service, without a trailing slash. */
export function addressOf(port: number): string {
  return `http://${HOST}:${port}`;
}

/**
 * Listens on the loopback and resolves with the port, which the system chooses when `port` is 0.
 *
 * @throws Error saying which port is busy and what to do about it.
 */
export function listen(server: Server, service: Service, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(explain(error, service, port)));
    server.listen(port, HOST, () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}

/**
 * Checks that a port is free for a service which another program will start.
 *
 * @throws Error saying which port is busy and what to do about it.
 */
export function requireFreePort(service: Service, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) => reject(explain(error, service, port)));
    probe.listen(port, HOST, () => probe.close(() => resolve()));
  });
}

function explain(error: NodeJS.ErrnoException, service: Service, port: number): Error {
  if (error.code !== "EADDRINUSE") return error;
  const { title, variable } = SERVICES[service];
  return new Error(
    `Port ${port} is busy, so the ${title} cannot start. ` +
      `Stop the program that uses it (another "npm start" or "npm run preview"?), ` +
      `or choose another port: ${variable}=${port + 1}.`,
    { cause: error },
  );
}
