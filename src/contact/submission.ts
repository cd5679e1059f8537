import { cleanValues, type FieldValues } from "./validation";

export const TIME_LIMIT_MS = 30_000;

/**
 * The longest body that is sent with `keepalive`, in bytes. Browsers limit the bodies of all such requests under
 * way to 64 KB and fail any request beyond it, and a failed request is never repeated. The rest is for others,
 * such as analytics, whose largest hit has 16 KB.
 */
const KEEPALIVE_BYTES = 48 * 1024;

export function reloadPage(): void {
  window.location.reload();
}

interface SendOptions {
  /** If there are none, the browser sends the JSON as `text/plain`. */
  headers?: Record<string, string>;
  reload?: () => void;
}

/**
 * Posts JSON, and resolves with the response's JSON, or undefined for a 204. Never retries, since the data may have arrived
 * even if the response can't be read. Rejects with the parsed body for other statuses, and with an Error after
 * a network failure, a timeout or no JSON. Reloads the page after a 401 or 403.
 */
export async function sendJson(
  url: string,
  data: unknown,
  { headers, reload = reloadPage }: SendOptions = {},
): Promise<unknown> {
  const exchange = new AbortController();
  const timer = setTimeout(
    () => exchange.abort(new Error(`No complete response within ${TIME_LIMIT_MS} ms`)),
    TIME_LIMIT_MS,
  );
  // Race fetch against the abort event, because an extension may have replaced fetch with a version that
  // ignores the signal.
  const ended = new Promise<never>((_resolve, reject) => {
    exchange.signal.addEventListener("abort", () => reject(exchange.signal.reason));
  });

  try {
    const body = JSON.stringify(data);
    // With keepalive, a message still leaves if the visitor does so while the connection opens.
    const keepalive = new Blob([body]).size <= KEEPALIVE_BYTES;
    const init: RequestInit = { method: "POST", body, keepalive, signal: exchange.signal };
    if (headers !== undefined) init.headers = headers;
    const response = fetch(url, init).then((received) => {
      exchange.signal.throwIfAborted();
      return readResponse(received, reload);
    });
    return await Promise.race([ended, response]);
  } finally {
    clearTimeout(timer);
  }
}

async function readResponse(response: Response, reload: () => void): Promise<unknown> {
  if (response.status === 204) return undefined;
  if (response.status === 401 || response.status === 403) {
    reload();
    throw new Error(`Refused with status ${response.status}`);
  }
  const body: unknown = await response.json();
  return response.ok ? body : Promise.reject(body);
}

/** Sends the form. The code sets no headers, so that it is a simple CORS request without a preflight. */
export async function submitContact(
  webhookUrl: string,
  values: FieldValues,
  options: Pick<SendOptions, "reload"> = {},
): Promise<void> {
  await sendJson(webhookUrl, cleanValues(values), options);
}
