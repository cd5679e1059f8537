/**
 * Maps the slugs of the sample customers to their marks, which are private-use code points in the icon font.
 * The shapes of the marks are in mark-shapes.ts. Customers without a mark appear as plain text in the display
 * font.
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
