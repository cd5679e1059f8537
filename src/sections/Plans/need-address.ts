import { BILLINGS, type Billing, LARGEST_NEED, type Need } from "./quotes";

/** A need and a choice of billing, as far as an address says them. */
export interface AddressedNeed extends Partial<Need> {
  billing?: Billing;
}

/** A whole number without sign, in plain digits, that is reckoned with; undefined for anything else. */
function wholeNumber(text: string): number | undefined {
  const isPlain = /^(?:0|[1-9]\d*)$/.test(text);
  return isPlain && Number(text) <= LARGEST_NEED ? Number(text) : undefined;
}

/**
 * Reads `?minutes=40000&parallel=20&billing=monthly`. Whatever is no such value, or is said twice,
 * is left out; nothing in an address is an error.
 *
 * @param search the part of an address from its question mark on
 */
export function readNeed(search: string): AddressedNeed {
  const params = new URLSearchParams(search);
  // What is said twice is a list, and so no value.
  const said = (name: string) => params.getAll(name).join();
  const whole = (name: string) => wholeNumber(said(name));
  const minutes = whole("minutes");
  const parallel = whole("parallel");
  const billing = BILLINGS.find((choice) => choice === said("billing"));
  return {
    ...(minutes !== undefined && { minutes }),
    ...(parallel && { parallel }),
    ...(billing && { billing }),
  };
}

/** The part of an address that says a need and a choice of billing; see readNeed. */
export function searchOf({ minutes, parallel }: Need, billing: Billing): string {
  return `?minutes=${minutes}&parallel=${parallel}&billing=${billing}`;
}

/**
 * The whole number that a visitor has typed, with or without its thousands set apart in the way of
 * any language: `38500`, `38,500`, `38 500`; undefined for anything else.
 */
export function readTyped(text: string): number | undefined {
  const typed = text.trim();
  const digits = /^\d{1,3}(?:[,.'’\s]\d{3})+$/.test(typed) ? typed.replace(/\D/g, "") : typed;
  return wholeNumber(digits.replace(/^0+(?=\d)/, ""));
}
