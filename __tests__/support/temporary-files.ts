import { keepTemporaryFilesTogether } from "../../tools/shared/temporary-folder";

/** Removes tests' temporary folders when Jest ends, also after Ctrl-C. */
export default function temporaryFiles(): void {
  keepTemporaryFilesTogether("tests");
}
