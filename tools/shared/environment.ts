import { LOCAL_INTAKE_URL } from "../../src/host/settings";
import { portOf } from "./ports";

/** Returns the URL of the contact form's webhook on a local intake. */
export function contactHook(intakePort: number): string {
  const url = new URL(LOCAL_INTAKE_URL);
  url.port = String(intakePort);
  return url.href;
}

/**
 * Returns the environment for `gatsby develop` and `gatsby build` on this machine. It disables Gatsby's telemetry
 * and feedback prompts, and points the form to the intake if INTAKE_PORT changes its port.
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
 * Returns the environment for `gatsby develop`, without terminal editors. Gatsby would otherwise start vi, npm's
 * default, in the server's terminal. It still finds a running graphical editor, or the one in REACT_EDITOR.
 */
export function developmentEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const { EDITOR: _, VISUAL: __, ...others } = gatsbyEnvironment(env);
  return others;
}

/**
 * Returns the environment for tests, without the caller's settings for the site (GATSBY_*), the host (CONTEXT) and
 * React's mode (NODE_ENV). Tests must always post to the local intake.
 */
export function testEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(
    ([name]) => !name.startsWith("GATSBY_") && name !== "CONTEXT" && name !== "NODE_ENV",
  );
  return gatsbyEnvironment(Object.fromEntries(kept));
}

/**
 * Returns the environment for running git in another repository, without git's variables. In a hook, these point to
 * this repository, so git would change it instead of the other.
 */
export function outsideGit(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith("GIT_")));
}
