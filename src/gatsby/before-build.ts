import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { readAdmin } from "../admin/settings";
import { gtagConsentOf, readSettings, VARIABLES } from "../host/settings";
import { webhookWarning } from "../host/webhooks";
import { holdBuildLock } from "../node/lock";
import { encodeAvifFaster, measurePicturesUpright } from "./pictures";
import { requireRightContent } from "./stop-on-errors";

/** Checks the settings here, because Gatsby ignores a gatsby-config.ts that throws an error. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  const root = process.cwd();
  try {
    refuseVariablesOfFile(root, process.env);
    const { gtagId, webhookUrl, deploy } = readSettings(process.env);
    const error = deploy && webhookWarning(webhookUrl);
    if (error) reporter.warn(`GATSBY_CONTACT_WEBHOOK_URL ${error}. See docs/webhooks.md.`);
    const consent = gtagConsentOf(process.env);
    readAdmin(process.env);
    // Gatsby inlines these values into the scripts without trimming them.
    process.env.GATSBY_GTAG_ID = gtagId ?? "";
    process.env.GATSBY_GTAG_CONSENT = consent;
    holdBuildLock(root);
    // Don't delete public/ in development, because the server may already be copying files from static/ to it.
    if (process.env.gatsby_executing_command !== "develop") {
      await requireRightContent(root);
      rmSync(path.join(root, "public"), { recursive: true, force: true });
    }
    encodeAvifFaster();
    measurePicturesUpright();
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
};

/** Gatsby would inline values of `.env.production`, but all other code reads the environment. */
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
    `${file} sets ${names.join(", ")}, but builds read settings only from the environment.` +
      " Set them there instead (on Netlify: Project configuration > Environment variables).",
  );
}
