import { BILLINGS, type Billing, LARGEST_NEED, type Need } from "./quotes";

/** The parts of a need and a choice of billing that an address contains. */
export interface AddressedNeed extends Partial<Need> {
  billing?: Billing;
}

/** Parses plain digits, without a sign, up to LARGEST_NEED; undefined for anything else. */
function wholeNumber(text: string): number | undefined {
  const isPlain = /^(?:0|[1-9]\d*)$/.test(text);
  return isPlain && Number(text) <= LARGEST_NEED ? Number(text) : undefined;
}

/**
 * Reads `?minutes=40000&parallel=20&billing=monthly`. Invalid and repeated values are ignored; reading
 * never fails.
 *
 * @param search the query string, including its question mark
 */
export function readNeed(search: string): AddressedNeed {
  const params = new URLSearchParams(search);
  // Repeated values are joined by a comma, which no valid value contains.
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

/** Returns the query string for a need and a choice of billing; see readNeed. */
export function searchOf({ minutes, parallel }: Need, billing: Billing): string {
  return `?minutes=${minutes}&parallel=${parallel}&billing=${billing}`;
}

/**
 * Parses a whole number that a visitor typed, with or without any language's thousands separators:
 * `38500`, `38,500`, `38 500`; undefined for anything else.
 */
export function readTyped(text: string): number | undefined {
  const typed = text.trim();
  const digits = /^\d{1,3}(?:[,.'’\s]\d{3})+$/.test(typed) ? typed.replace(/\D/g, "") : typed;
  return wholeNumber(digits.replace(/^0+(?=\d)/, ""));
}
