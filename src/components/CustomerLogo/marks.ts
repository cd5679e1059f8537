/**
 * The marks of the sample customers by slug (`data/customers.yaml`): the code point, among those for
 * private use, of each in the icon font. drawings.ts draws them, and CustomerLogo.tsx says how each name
 * is set. A customer that is in none of them still gets a wordmark, set in the display face.
 */
export const MARKS: Readonly<Record<string, number>> = {
  emberline: 0xec00,
  "cardinal-pay": 0xec01,
  "elmwell-clinic": 0xec02,
  "fathom-freight": 0xec03,
  otterbank: 0xec04,
  halyard: 0xec05,
  quillmark: 0xec06,
  "tessera-labs": 0xec07,
};
