import { LOCAL_INTAKE_URL } from "../../src/host/settings";
import { portOf } from "./ports";

export function contactHook(intakePort: number): string {
  const url = new URL(LOCAL_INTAKE_URL);
  url.port = String(intakePort);
  return url.href;
}

/**
 * Returns the environment for running `gatsby develop` and `gatsby build` locally. Disables Gatsby's
 * telemetry and feedback prompts. If INTAKE_PORT is set and no webhook is configured, the contact form posts
 * to that port.
 */
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

/**
 * Returns the environment for `gatsby develop`, without EDITOR and VISUAL. By default, npm sets EDITOR to vi,
 * which Gatsby would open in the server's terminal. Gatsby can still use REACT_EDITOR or a code editor that
 * is already open.
 */
export function developmentEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const { EDITOR: _, VISUAL: __, ...others } = gatsbyEnvironment(env);
  // Chokidar, which watches content and pages, reads its variable itself. webpack needs its own for the code.
  return { ...others, ...(env.CHOKIDAR_USEPOLLING && { WATCHPACK_POLLING: "true" }) };
}

/**
 * Returns the environment for tests, without the caller's variables for the site (GATSBY_*), the host
 * (CONTEXT) and React (NODE_ENV). Without those variables, tests always post to the local intake.
 */
export function testEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(
    ([name]) => !name.startsWith("GATSBY_") && name !== "CONTEXT" && name !== "NODE_ENV",
  );
  return gatsbyEnvironment(Object.fromEntries(kept));
}

/**
 * Returns an environment without git's variables, for running git in another repository. In a git hook, these
 * variables point to this repository, so git commands would change the wrong repository.
 */
export function outsideGit(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith("GIT_")));
}
