import { setTimeout as sleep } from "node:timers/promises";

const TIMEOUT_MS = 30_000;

/**
 * The timeout for scripts that the driver runs in the page. WebKit's driver implements this timeout with a
 * timer in the page. The timeout must be shorter than 30 seconds, because the fault tests hold back timers of
 * 30 seconds or more.
 */
const SCRIPT_MS = 20_000;

export class WebDriver {
  readonly #session: string;
  readonly capabilities: Record<string, unknown>;
  /** The session's first tab, from which all other tabs are opened. */
  #firstTab = "";

  private constructor(session: string, capabilities: Record<string, unknown>) {
    this.#session = session;
    this.capabilities = capabilities;
  }

  /** Waits until a driver accepts connections, then opens a session. */
  static async start(url: string): Promise<WebDriver> {
    const end = Date.now() + TIMEOUT_MS;
    for (;;) {
      try {
        const { sessionId, capabilities: actual } = await request("POST", `${url}/session`, {
          capabilities: { alwaysMatch: { timeouts: { script: SCRIPT_MS } } },
        });
        const driver = new WebDriver(`${url}/session/${sessionId}`, actual);
        driver.#firstTab = await request("GET", `${driver.#session}/window`);
        return driver;
      } catch (error) {
        const isListening = !(error instanceof TypeError);
        if (isListening || Date.now() > end) throw error;
        await sleep(100);
      }
    }
  }

  quit(): Promise<unknown> {
    return request("DELETE", this.#session);
  }

  /** Opens a tab in a new window and returns its handle. Mouse actions work only in a new window. */
  async openTab(): Promise<string> {
    await this.switchTo(this.#firstTab);
    return (await this.#post("/window/new", { type: "window" })).handle;
  }

  switchTo(handle: string): Promise<unknown> {
    return this.#post("/window", { handle });
  }

  closeTab(): Promise<unknown> {
    return request("DELETE", `${this.#session}/window`);
  }

  open(url: string): Promise<unknown> {
    return this.#post("/url", { url });
  }

  reload(): Promise<unknown> {
    return this.#post("/refresh");
  }

  back(): Promise<unknown> {
    return this.#post("/back");
  }

  async evaluate(expression: string): Promise<unknown> {
    const script = `const end = arguments[0];
      (async () => ${expression})().then((value) => end({ value }), (error) => end({ error: String(error) }));`;
    const { value, error } = await this.#post("/execute/async", { script, args: [] });
    if (error !== undefined) throw new Error(error);
    return value;
  }

  /**
   * Resizes the window until the viewport has this width. The height applies to the window, not to the
   * viewport.
   */
  async resize(width: number, height: number): Promise<void> {
    for (let beyond = 0, tries = 0; tries < 3; tries += 1) {
      await this.#post("/window/rect", { width: width + beyond, height });
      const inner = Number(await this.evaluate("innerWidth"));
      if (inner === width) return;
      beyond += width - inner;
    }
  }

  async click(selector: string): Promise<void> {
    const element = await this.#post("/element", { using: "css selector", value: selector });
    await this.#post("/execute/sync", {
      script: "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
      args: [element],
    });
    const move = { type: "pointerMove", duration: 0, x: 0, y: 0, origin: element };
    const press = ["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 }));
    const actions = [move, ...press];
    await this.#post("/actions", { actions: [{ type: "pointer", id: "mouse", actions }] });
  }

  // biome-ignore lint/suspicious/noExplicitAny: driver responses have no type
  #post(path: string, body: object = {}): Promise<any> {
    return request("POST", this.#session + path, body);
  }
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
