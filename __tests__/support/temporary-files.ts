import { keepTemporaryFilesTogether } from "../../tools/shared/temporary-folder";

/** Removes the tests' temporary folders when Jest exits, even after Ctrl-C. */
export default function temporaryFiles(): void {
  keepTemporaryFilesTogether("tests");
}
