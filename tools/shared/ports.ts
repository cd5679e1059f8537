import { createServer, type Server } from "node:net";
import { LOCAL_INTAKE_URL } from "../../src/host/settings";

/** The local services listen only on the loopback address, so that other machines can't reach them. */
export const HOST = "127.0.0.1";

const SERVICES = {
  site: { title: "development server", port: 8000, variable: "DEVELOP_PORT" },
  preview: { title: "preview server", port: 9000, variable: "PREVIEW_PORT" },
  intake: {
    title: "local form intake",
    port: Number(new URL(LOCAL_INTAKE_URL).port),
    variable: "INTAKE_PORT",
  },
} as const;

type Service = keyof typeof SERVICES;

export function portOf(service: Service, env: NodeJS.ProcessEnv = process.env): number {
  const { port, variable } = SERVICES[service];
  const value = env[variable] || String(port);
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < 1 || number > 65_535) {
    throw new Error(`${variable} must be a port number from 1 to 65535, not "${value}".`);
  }
  return number;
}

export function urlOf(port: number): string {
  return `http://${HOST}:${port}`;
}

/** Listens on the loopback interface. If `port` is 0, the system chooses a port. */
export function listen(server: Server, service: Service, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EADDRINUSE") return reject(error);
      const { title, variable } = SERVICES[service];
      const message =
        `Port ${port} is already in use, so the ${title} can't start. ` +
        `Stop the program that is using it (perhaps another "npm start" or "npm run preview"), ` +
        `or use another port by setting ${variable}=${port + 1}.`;
      reject(new Error(message, { cause: error }));
    });
    server.listen(port, HOST, () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}

export function close(server: Server & { closeAllConnections?(): void }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections?.();
  });
}

/** Call this before another program starts the service. */
export async function requireFreePort(service: Service, port = portOf(service)): Promise<void> {
  const probe = createServer();
  await listen(probe, service, port);
  await close(probe);
}
