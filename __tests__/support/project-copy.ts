import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { testEnvironment } from "../../tools/shared/environment";
import { copyCheckout } from "./copy-checkout";
import { newFolder } from "./new-folder";

interface Ended {
  code: number | null;
  output: string;
}

export class ProjectCopy {
  readonly folder = newFolder();
  private undo: (() => void)[] = [];

  constructor() {
    copyCheckout(this.folder);
  }

  at(...names: string[]): string {
    return path.join(this.folder, ...names);
  }

  read(name: string): string {
    return readFileSync(this.at(name), "utf8");
  }

  edit(name: string, change: (text: string) => string): void {
    const before = this.read(name);
    const after = change(before);
    if (after === before) throw new Error(`The edit to ${name} changes nothing.`);
    this.write(name, after);
  }

  write(name: string, content: string | Buffer): void {
    const file = this.at(name);
    const before = existsSync(file) ? readFileSync(file) : undefined;
    this.undo.push(() =>
      before === undefined ? rmSync(file, { force: true }) : writeFileSync(file, before),
    );
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }

  rename(from: string, to: string): void {
    this.undo.push(() => renameSync(this.at(to), this.at(from)));
    renameSync(this.at(from), this.at(to));
  }

  restore(): void {
    for (const step of this.undo.reverse()) step();
    this.undo = [];
  }

  start(command: readonly [string, ...string[]], env: NodeJS.ProcessEnv = {}): ChildProcess {
    const [program, ...args] = command;
    return spawn(program, args, {
      cwd: this.folder,
      env: { ...testEnvironment(), CI: "true", ...env },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
  }

  build(env?: NodeJS.ProcessEnv): Promise<Ended> {
    return ended(this.start(["npm", "run", "build"], env));
  }

  async site(env?: NodeJS.ProcessEnv): Promise<void> {
    const { code, output } = await this.build(env);
    if (code !== 0) throw new Error(`The build failed:\n${output}`);
  }
}

function ended(build: ChildProcess): Promise<Ended> {
  return new Promise((resolve) => {
    let output = "";
    const add = (chunk: Buffer) => {
      output += chunk.toString();
    };
    build.stdout?.on("data", add);
    build.stderr?.on("data", add);
    build.once("close", (code) => resolve({ code, output }));
  });
}
