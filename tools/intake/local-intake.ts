import { contactHook } from "../shared/environment";
import { portOf } from "../shared/ports";
import { type Intake, startIntake } from "./intake";

/** Git ignores this file, so local submissions aren't committed. */
const SUBMISSIONS_FILE = ".intake/submissions.jsonl";

export function startLocalIntake(): Promise<Intake> {
  return startIntake({ port: portOf("intake"), file: SUBMISSIONS_FILE });
}

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
