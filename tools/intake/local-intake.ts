import { contactHook } from "../shared/environment";
import { portOf } from "../shared/ports";
import { type Intake, startIntake } from "./intake";

/** Ignored by git: what visitors of a local site send stays on the machine. */
const SUBMISSIONS_FILE = ".intake/submissions.jsonl";

/** Starts the intake beside a local site: prints each submission and keeps it in a file. */
export function startLocalIntake(): Promise<Intake> {
  return startIntake({ port: portOf("intake"), file: SUBMISSIONS_FILE });
}

/**
 * The lines that say where a local site, its intake and its submissions are.
 *
 * @param webhook where the site's form posts to
 */
export function describeAddresses(site: string, webhook: string): string {
  const hook = contactHook(portOf("intake"));
  const elsewhere =
    webhook === hook ? "" : `\n  Careful      the form posts to ${webhook}, not to the intake`;
  return `
  Site         ${site}/
  Form intake  ${hook}${elsewhere}
  Submissions  printed here and added to ${SUBMISSIONS_FILE}
  Stop         Ctrl-C
`;
}
