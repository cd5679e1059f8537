import { setTimeout as sleep } from "node:timers/promises";
import { urlOf } from "../../tools/shared/ports";
import { expressionOf, type PageFunction, type Tab } from "../browser/faults/tab";
import { freePort } from "../support/free-port";
import { endGroup, startGroup } from "../support/process-group";
import type { EngineSource } from "./engine";

const TIMEOUT_MS = 30_000;

/** Below 30 seconds, because the fault tests hold back longer timers, one of which implements this timeout. */
const SCRIPT_MS = 20_000;

export const webkit: EngineSource = {
  programs: ["WebKitWebDriver", "xvfb-run", "xauth", "dbus-run-session"],
  packages: ["webkit2gtk-driver", "xvfb", "xauth", "dbus"],
  // The driver has no setting for the text size.
  takesOptions: false,
  async launch() {
    const port = await freePort();
    const command = ["dbus-run-session", "--", "xvfb-run", "-a", "WebKitWebDriver"];
    const [program = "", ...args] = [...command, "--host=127.0.0.1", `--port=${port}`];
    const group = startGroup(program, args, { stdio: "ignore" });
    try {
      const { sessionId, capabilities } = await newSession(urlOf(port));
      const session = `${urlOf(port)}/session/${sessionId}`;
      const firstTab = await request("GET", `${session}/window`);
      return {
        version: `${capabilities.browserName}/${capabilities.browserVersion}`,
        openTab: () => openTab(session, firstTab),
        close: async () => {
          await request("DELETE", session);
          endGroup(group);
        },
      };
    } catch (error) {
      endGroup(group);
      throw error;
    }
  },
};

async function newSession(url: string) {
  const capabilities = { alwaysMatch: { timeouts: { script: SCRIPT_MS } } };
  for (const end = Date.now() + TIMEOUT_MS; ; await sleep(100)) {
    try {
      return await request("POST", `${url}/session`, { capabilities });
    } catch (error) {
      const isListening = !(error instanceof TypeError);
      if (isListening || Date.now() > end) throw error;
    }
  }
}

async function openTab(session: string, firstTab: string): Promise<Tab> {
  const post = (path: string, body: object = {}) => request("POST", `${session}/${path}`, body);
  await post("window", { handle: firstTab });
  // Mouse actions work only in a new window.
  const { handle } = await post("window/new", { type: "window" });
  /** Switches to the tab, then runs a command. The driver's commands always apply to the current tab. */
  async function inTab(path: string, body?: object) {
    await post("window", { handle });
    return post(path, body);
  }
  async function evaluate(expression: string) {
    const script = `const end = arguments[0];
      (async () => ${expression})().then((value) => end({ value }), (error) => end({ error: String(error) }));`;
    const { value, error } = await inTab("execute/async", { script, args: [] });
    if (error !== undefined) throw new Error(error);
    return value;
  }
  return {
    open: (url) => inTab("url", { url }),
    evaluate: (run: PageFunction<never, unknown>, argument?: unknown) =>
      evaluate(expressionOf(run as PageFunction<unknown, unknown>, argument)),
    async click(selector) {
      const element = await inTab("element", { using: "css selector", value: selector });
      await inTab("execute/sync", {
        script: "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
        args: [element],
      });
      const move = { type: "pointerMove", duration: 0, x: 0, y: 0, origin: element };
      const press = ["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 }));
      const actions = [move, ...press];
      await inTab("actions", { actions: [{ type: "pointer", id: "mouse", actions }] });
    },
    reload: () => inTab("refresh"),
    back: () => inTab("back"),
    // The height applies to the window, not to the viewport.
    async resize(width, height) {
      for (let beyond = 0, tries = 0; tries < 3; tries += 1) {
        await inTab("window/rect", { width: width + beyond, height });
        const inner = Number(await evaluate("innerWidth"));
        if (inner === width) return;
        beyond += width - inner;
      }
    },
    async close() {
      await post("window", { handle });
      await request("DELETE", `${session}/window`);
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: driver responses have no type
async function request(method: string, url: string, body?: object): Promise<any> {
  const init: RequestInit = { method, signal: AbortSignal.timeout(TIMEOUT_MS) };
  if (body) init.body = JSON.stringify(body);
  const response = await fetch(url, init);
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
