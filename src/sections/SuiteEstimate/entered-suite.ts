import { readSuiteHash, type Suite, suiteHash } from "../../pricing/suite";

/*
 * Keeps the suite that the visitor entered last, on any page of the visit, so that nobody enters it twice. It is
 * stored in the format of a link. If the browser stores nothing, it lasts as long as the document.
 */

const KEY = "suite";

let entered = "";

export function enteredSuite(): Suite | undefined {
  const suite = readSuiteHash(stored());
  return suite === "damaged" ? undefined : suite;
}

function stored(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return entered;
  }
}

/** Undefined if the visitor has removed a number. */
export function rememberSuite(suite: Suite | undefined): void {
  entered = suite ? suiteHash(suite) : "";
  try {
    sessionStorage.setItem(KEY, entered);
  } catch {
    // The variable has it.
  }
}
