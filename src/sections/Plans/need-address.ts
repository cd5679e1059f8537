import { BILLINGS, type Billing, LARGEST_NEED, type Need } from "./quotes";

/** The visitor's choices as read from a URL, any of which may be missing. */
export interface AddressedNeed extends Partial<Need> {
  billing?: Billing;
}

/**
 * Parses a number that consists only of digits and is at most LARGEST_NEED. Returns undefined for any other
 * text.
 */
function wholeNumber(text: string): number | undefined {
  const isPlain = /^(?:0|[1-9]\d*)$/.test(text);
  return isPlain && Number(text) <= LARGEST_NEED ? Number(text) : undefined;
}

/**
 * Parses a query string such as `?minutes=40000&parallel=20&billing=monthly`. Ignores invalid and repeated
 * values. Never throws.
 *
 * @param search The query string, including the question mark.
 */
export function readNeed(search: string): AddressedNeed {
  const params = new URLSearchParams(search);
  // Joining repeated values with commas makes them invalid.
  const textOf = (name: string) => params.getAll(name).join();
  const numberOf = (name: string) => wholeNumber(textOf(name));
  const minutes = numberOf("minutes");
  const parallel = numberOf("parallel");
  const billing = BILLINGS.find((choice) => choice === textOf("billing"));
  return {
    ...(minutes !== undefined && { minutes }),
    ...(parallel && { parallel }),
    ...(billing && { billing }),
  };
}

/** Returns the query string for a need and a type of billing, in the format that readNeed parses. */
export function searchOf({ minutes, parallel }: Need, billing: Billing): string {
  return `?minutes=${minutes}&parallel=${parallel}&billing=${billing}`;
}

/**
 * Parses a whole number that a visitor typed, which can contain the thousands separators of any language,
 * such as `38,500` or `38 500`. Returns undefined for any other text.
 */
export function readTyped(text: string): number | undefined {
  const typed = text.trim();
  const digits = /^\d{1,3}(?:[,.'’\s]\d{3})+$/.test(typed) ? typed.replace(/\D/g, "") : typed;
  return wholeNumber(digits.replace(/^0+(?=\d)/, ""));
}
