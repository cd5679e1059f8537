import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { readAdmin } from "../admin/settings";
import { PICTURE_CACHE } from "../build/folders";
import { holdBuildLock } from "../build/lock";
import { keepEncodedPictures } from "../build/picture-cache";
import { buildTime } from "../host/build-time";
import { gtagConsentOf, readSettings, VARIABLES } from "../host/settings";
import { whyUnfit } from "../host/webhooks";

/**
 * Before anything else: stops on settings that can't work and beside another build, and removes what an
 * earlier one has left. Not in gatsby-config.ts: Gatsby takes a configuration that throws for one that
 * isn't there, and goes on without it.
 */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  const root = process.cwd();
  try {
    refuseVariablesOfFile(root, process.env);
    const { gtagId, webhookUrl, deploy } = readSettings(process.env);
    const unfit = deploy && whyUnfit(webhookUrl);
    if (unfit) reporter.warn(`GATSBY_CONTACT_WEBHOOK_URL ${unfit}. See docs/webhooks.md.`);
    const consent = gtagConsentOf(process.env);
    buildTime(process.env);
    readAdmin(process.env);
    // Gatsby writes them into the scripts as they stand, where a blank or a line's end would count.
    process.env.GATSBY_GTAG_ID = gtagId ?? "";
    process.env.GATSBY_GTAG_CONSENT = consent;
    holdBuildLock(root);
    // For a plain `gatsby build`: our commands remove public/ before Gatsby starts (prepareGatsby).
    // The development server may already be copying static/ there in the background.
    if (process.env.gatsby_executing_command !== "develop") {
      rmSync(path.join(root, "public"), { recursive: true, force: true });
    }
    keepEncodedPictures(PICTURE_CACHE);
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
};

/**
 * Looks into the file whose variables Gatsby writes into the scripts alone, such as `.env.production`:
 * all else reads the environment, so that one page would hold two answers.
 *
 * @throws Error for a variable of ours that stands there and not in the environment
 */
function refuseVariablesOfFile(root: string, env: NodeJS.ProcessEnv): void {
  const file = `.env.${env.GATSBY_ACTIVE_ENV || env.NODE_ENV}`;
  if (!existsSync(path.join(root, file))) return;
  const text = readFileSync(path.join(root, file), "utf8");
  const names = VARIABLES.filter(
    (name) =>
      env[name] === undefined && new RegExp(`^\\s*(?:export\\s+)?${name}\\s*[=:]`, "m").test(text),
  );
  if (names.length === 0) return;
  throw new Error(
    `${names.join(", ")}: a build reads its settings from the environment, not from ${file}.` +
      " Set them there (on Netlify: Site configuration > Environment variables), not in the file.",
  );
}
