import { LOCAL_INTAKE_URL } from "../../src/host/settings";
import { portOf } from "./ports";

/** The full address of the contact form's hook on a local intake. */
export function contactHook(intakePort: number): string {
  const url = new URL(LOCAL_INTAKE_URL);
  url.port = String(intakePort);
  return url.href;
}

/**
 * The environment for `gatsby develop` and `gatsby build` on this machine: as the caller's, without
 * Gatsby's telemetry and questions, and with the form following an intake that INTAKE_PORT moved.
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
 * The environment for `gatsby develop`: without the editors of terminals. Gatsby would start the one that npm
 * sets, vi, in the server's own; one that has a window is found as it runs, or named by REACT_EDITOR.
 */
export function developmentEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const { EDITOR: _, VISUAL: __, ...others } = gatsbyEnvironment(env);
  return others;
}

/**
 * The environment for the test run. The caller's settings of the site (GATSBY_*), of the host
 * (CONTEXT) and of React's mode (NODE_ENV) are left out: a test must post to the local intake,
 * whatever the shell of the person who runs it has exported.
 */
export function testEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(
    ([name]) => !name.startsWith("GATSBY_") && name !== "CONTEXT" && name !== "NODE_ENV",
  );
  return gatsbyEnvironment(Object.fromEntries(kept));
}

/**
 * The environment for git in another repository than this checkout: as the caller's, without git's own
 * variables. Its hooks name there the repository that they run for, which would take what is done in
 * the other.
 */
export function outsideGit(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith("GIT_")));
}
