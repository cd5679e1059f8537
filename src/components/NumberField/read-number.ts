/**
 * Reads a whole number that a visitor typed, which can contain the thousands separators of any language, such
 * as `38,500` or `38 500`. Undefined for any other text.
 */
export function readNumber(text: string): number | undefined {
  const typed = text.trim();
  const digits = /^\d{1,3}(?:[,.'’\s]\d{3})+$/.test(typed) ? typed.replace(/\D/g, "") : typed;
  return /^\d{1,15}$/.test(digits) ? Number(digits) : undefined;
}
