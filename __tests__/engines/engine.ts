import type { Tab } from "../browser/faults/tab";

/** A running browser. */
export interface Engine {
  /** Name and version, as the browser says them. */
  version: string;
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** What a browser needs from the system. */
export interface EngineSource {
  /** The programs that must be on the PATH. */
  programs: readonly string[];
  /** The Debian packages that have them. */
  packages: readonly string[];
  launch(): Promise<Engine>;
}
