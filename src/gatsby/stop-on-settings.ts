import type { GatsbyNode } from "gatsby";
import { checkGtagConsent, readSettings } from "../host/settings";

/**
 * Stops a build whose settings can't work, before anything else runs. Not in gatsby-config.ts:
 * Gatsby takes a configuration that throws for one that isn't there, and goes on without it.
 */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  try {
    readSettings(process.env);
    checkGtagConsent(process.env);
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
};
