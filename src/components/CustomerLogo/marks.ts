/** Private-use code points in the icon font (mark-shapes.ts). Customers without a mark appear as text. */
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
