import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, symlinkSync } from "node:fs";
import path from "node:path";
import { PICTURE_CACHE } from "../../src/build/folders";
import { gatsbyEnvironment } from "../shared/environment";
import { startGroup } from "../shared/process-group";
import { withTemporaryFolder } from "../shared/temporary-folder";

/** Runs git in this checkout. */
const git = (args: string[], env: NodeJS.ProcessEnv = process.env) =>
  execFileSync("git", args, { encoding: "utf8", env, stdio: ["ignore", "pipe", "ignore"] });

/**
 * The id of a commit.
 *
 * @throws Error if git does not know it.
 */
export function commitOf(ref: string): string {
  try {
    return git(["rev-parse", "--verify", "--end-of-options", `${ref}^{commit}`]).trim();
  } catch (error) {
    throw new Error(`git knows no commit called "${ref}"`, { cause: error });
  }
}

/** Writes the files of a commit into an empty folder; the checkout and its index stay as they are. */
export function writeCommit(commit: string, folder: string): void {
  const env = { ...process.env, GIT_INDEX_FILE: path.join(folder, ".git-index") };
  git(["read-tree", commit], env);
  git(["checkout-index", "--all", `--prefix=${folder}/`], env);
}

/** Copies the files of this checkout as they are, committed or not, into an empty folder. */
export function writeWorkingTree(root: string, folder: string): void {
  const names = git(["ls-files", "--cached", "--others", "--exclude-standard", "-z"]).split("\0");
  for (const name of names) {
    const from = path.join(root, name);
    if (name !== "" && existsSync(from)) cpSync(from, path.join(folder, name));
  }
}

/**
 * Builds the site in a folder with this checkout's packages, into `public` there. Pictures that
 * this checkout has encoded already are taken from it.
 *
 * @throws Error with what Gatsby says, if the build fails.
 */
export async function buildIn(folder: string, root: string): Promise<void> {
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"), "junction");
  const encoded = path.join(root, PICTURE_CACHE);
  if (existsSync(encoded)) cpSync(encoded, path.join(folder, PICTURE_CACHE), { recursive: true });
  // A preview needs no webhook, wherever it is built.
  const { CONTEXT: _, ...env } = gatsbyEnvironment();
  const gatsby = path.join(root, "node_modules", "gatsby", "cli.js");
  const build = startGroup(process.execPath, [gatsby, "build"], {
    cwd: folder,
    env: withTemporaryFolder("gatsby", { ...env, CI: "true" }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [build.stdout, build.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const [status] = await once(build, "close");
  if (status !== 0) throw new Error(`The build failed:\n\n${output}`);
}
