import { LOCAL_INTAKE_URL } from "../../src/host/settings";
import { portOf } from "./ports";

export function contactHook(intakePort: number): string {
  const url = new URL(LOCAL_INTAKE_URL);
  url.port = String(intakePort);
  return url.href;
}

/** If INTAKE_PORT is set and no webhook is configured, the contact form posts to that port. */
export function gatsbyEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const result: NodeJS.ProcessEnv = {
    ...env,
    GATSBY_TELEMETRY_DISABLED: "1",
    GATSBY_FEEDBACK_DISABLED: "1",
  };
  const hook = contactHook(portOf("intake", env));
  if (hook !== LOCAL_INTAKE_URL && !env.GATSBY_CONTACT_WEBHOOK_URL) {
    result.GATSBY_CONTACT_WEBHOOK_URL = hook;
  }
  return result;
}

/** npm sets EDITOR to vi, which Gatsby would open in the server's terminal. */
export function developmentEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const { EDITOR: _, VISUAL: __, ...others } = gatsbyEnvironment(env);
  // Chokidar, which watches content and pages, reads its variable itself. webpack needs its own for the code.
  return { ...others, ...(env.CHOKIDAR_USEPOLLING && { WATCHPACK_POLLING: "true" }) };
}

/** Leaves out the caller's settings, so that tests always post to the local intake. */
export function testEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(
    ([name]) => !name.startsWith("GATSBY_") && name !== "CONTEXT" && name !== "NODE_ENV",
  );
  return gatsbyEnvironment(Object.fromEntries(kept));
}
