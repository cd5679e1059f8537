import { keepTemporaryFilesTogether } from "../../tools/shared/temporary-folder";

/** Tests remove the folders that they make, but where Ctrl-C ends them: these go with Jest's process. */
export default function temporaryFiles(): void {
  keepTemporaryFilesTogether("tests");
}
