import { contactHook } from "../shared/environment";
import { portOf } from "../shared/ports";
import { type Intake, startIntake } from "./intake";

/** Ignored by git, so that local submissions stay on this machine. */
const SUBMISSIONS_FILE = ".intake/submissions.jsonl";

/** Starts the intake for a local site, which prints each submission and saves it to a file. */
export function startLocalIntake(): Promise<Intake> {
  return startIntake({ port: portOf("intake"), file: SUBMISSIONS_FILE });
}

/**
 * Returns the lines with the addresses of a local site and its intake, for the terminal.
 *
 * @param webhook the webhook of the site's form
 */
export function describeAddresses(site: string, webhook: string): string {
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
