import type { Tab } from "../browser/faults/tab";

/** A running browser. */
export interface Engine {
  /** Name and version, as the browser says them. */
  version: string;
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** What a visitor may have set in the browser. */
export interface LaunchOptions {
  /** The usual size of text, in pixels. */
  textSize?: number;
  /** How much text alone is enlarged, in percent. */
  textZoom?: number;
}

/** What a browser needs from the system. */
export interface EngineSource {
  /** The programs that must be on the PATH. */
  programs: readonly string[];
  /** The Debian packages that have them. */
  packages: readonly string[];
  /** True if it can be started with what a visitor has set. */
  takesOptions: boolean;
  launch(options?: LaunchOptions): Promise<Engine>;
}
