import { type FieldValues, trimValues } from "./validation";

/** How long an answer may take, its body included. */
export const TIME_LIMIT_MS = 30_000;

/** Loads the page again, with the same address. */
export function reloadPage(): void {
  window.location.reload();
}

interface SendOptions {
  /** Left out, no header is set: a JSON string then goes out as `text/plain`. */
  headers?: Record<string, string>;
  /** What happens on 401 and 403. */
  reload?: () => void;
}

/**
 * Sends a value as JSON and resolves with the answer's JSON, or with undefined for a 204
 * (specification, section 7). It sends once: an answer that can't be read, such as one without
 * CORS headers, doesn't mean that nothing arrived.
 *
 * 401 and 403 reload the page and reject. Any other answer that isn't a 2xx rejects with its
 * parsed body itself. An Error rejects it if the network fails, if a body isn't JSON, and after
 * 30 seconds.
 */
export async function sendJson(
  url: string,
  data: unknown,
  { headers, reload = reloadPage }: SendOptions = {},
): Promise<unknown> {
  const exchange = new AbortController();
  const timer = setTimeout(
    () => exchange.abort(new Error(`No whole answer within ${TIME_LIMIT_MS} ms`)),
    TIME_LIMIT_MS,
  );
  // A race, since a fetch that was replaced (by an extension, say) may not listen to its signal.
  const ended = new Promise<never>((_resolve, reject) => {
    exchange.signal.addEventListener("abort", () => reject(exchange.signal.reason));
  });

  try {
    const init: RequestInit = {
      method: "POST",
      body: JSON.stringify(data),
      signal: exchange.signal,
    };
    if (headers !== undefined) init.headers = headers;
    const answer = fetch(url, init).then((response) => {
      exchange.signal.throwIfAborted();
      return readAnswer(response, reload);
    });
    return await Promise.race([ended, answer]);
  } finally {
    clearTimeout(timer);
  }
}

async function readAnswer(response: Response, reload: () => void): Promise<unknown> {
  if (response.status === 204) return undefined;
  if (response.status === 401 || response.status === 403) {
    reload();
    throw new Error(`Refused with status ${response.status}`);
  }
  const body: unknown = await response.json();
  return response.ok ? body : Promise.reject(body);
}

/**
 * Sends a contact form to the form-intake webhook: the six fields, trimmed and in order, in a
 * JSON string without any header, so that it is a simple request and no preflight goes out. Rejects
 * as `sendJson` does.
 *
 * @param values Checked, as they were typed; a blank optional field is sent as "".
 */
export async function submitContact(
  webhookUrl: string,
  values: FieldValues,
  options: Pick<SendOptions, "reload"> = {},
): Promise<void> {
  await sendJson(webhookUrl, trimValues(values), options);
}
