import { BILLINGS, type Billing, LARGEST_NEED, type Need } from "./quotes";

/** The parts of the visitor's choice that a URL specifies: the need and the type of billing. */
export interface AddressedNeed extends Partial<Need> {
  billing?: Billing;
}

/** Parses plain digits without a sign, up to LARGEST_NEED. Returns undefined for anything else. */
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
  // Joins repeated values with a comma, which no valid value contains.
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
 * Parses a whole number that a visitor typed. The number may contain thousands separators in the style of any
 * language, such as `38,500` or `38 500`. Returns undefined for anything else.
 */
export function readTyped(text: string): number | undefined {
  const typed = text.trim();
  const digits = /^\d{1,3}(?:[,.'’\s]\d{3})+$/.test(typed) ? typed.replace(/\D/g, "") : typed;
  return wholeNumber(digits.replace(/^0+(?=\d)/, ""));
}
