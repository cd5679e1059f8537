import type { GatsbyNode } from "gatsby";
import { startClean } from "../between-builds/clean-start";
import { PICTURE_CACHE } from "../between-builds/folders";
import { holdBuildLock } from "../between-builds/lock";
import { keepEncodedPictures } from "../between-builds/picture-cache";
import { checkGtagConsent, readSettings } from "../host/settings";

/**
 * Before anything else: stops on settings that can't work and beside another build, and clears what
 * an earlier one has left. Not in gatsby-config.ts: Gatsby takes a configuration that throws for one
 * that isn't there, and goes on without it.
 */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  const root = process.cwd();
  try {
    readSettings(process.env);
    checkGtagConsent(process.env);
    holdBuildLock(root);
    startClean(root, process.env);
    keepEncodedPictures(PICTURE_CACHE);
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
};
