/**
 * The sample customers' marks: each slug's (`data/customers.yaml`) private-use code point in the icon font.
 * drawings.ts has the shapes, and CustomerLogo.tsx the type styles. A customer without a mark gets a plain
 * wordmark in the display font.
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
