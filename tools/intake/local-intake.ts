import { contactHook } from "../shared/environment";
import { portOf } from "../shared/ports";
import { type Intake, startIntake } from "./intake";

/** Git ignores this file, so local submissions aren't committed. */
const SUBMISSIONS_FILE = ".intake/submissions.jsonl";

/** Starts the local form intake, which prints each submission and saves it to a file. */
export function startLocalIntake(): Promise<Intake> {
  return startIntake({ port: portOf("intake"), file: SUBMISSIONS_FILE });
}

/**
 * Returns the URLs of the local site and the form intake as text for the terminal.
 *
 * @param webhook the webhook URL that the site's form uses
 */
export function describeUrls(site: string, webhook: string): string {
  const hook = contactHook(portOf("intake"));
  const warning =
    webhook === hook ? "" : `\n  Warning      the form posts to ${webhook}, not to the intake`;
  return `
  Site         ${site}/
  Form intake  ${hook}${warning}
  Submissions  printed here and added to ${SUBMISSIONS_FILE}
  Stop         Ctrl-C
`;
}
