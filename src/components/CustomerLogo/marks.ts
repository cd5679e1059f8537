/**
 * The sample customers' marks. Each slug from `data/customers.yaml` is mapped to a private-use code point in
 * the icon font. The shapes are in drawings.ts and the text styles in CustomerLogo.tsx. For a customer
 * without a mark, the name appears as plain text in the display font.
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
