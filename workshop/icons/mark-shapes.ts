/** The SVG path of each mark on a 24 by 24 grid. After a change, run `npm run icons` in workshop/. */
export const MARK_SHAPES: Readonly<Record<string, string>> = {
  emberline:
    "M13.2 22a1.2 1.2 0 0 1-2.4 0v-7a1.2 1.2 0 0 1 2.4 0zM13.2 10a1.2 1.2 0 0 1-2.4 0V2a1.2 1.2 0 0 1 2.4 0zM9.54 10.65a1.2 1.2 0 0 1-1.88 1.5l-4.6-5.8a1.2 1.2 0 0 1 1.88-1.5zM16.34 12.15a1.2 1.2 0 0 1-1.88-1.5l4.6-5.8a1.2 1.2 0 0 1 1.88 1.5zM8.04 14.08a1.2 1.2 0 0 1-.88 2.24l-5.6-2.2a1.2 1.2 0 0 1 .88-2.24zM16.84 16.32a1.2 1.2 0 0 1-.88-2.24l5.6-2.2a1.2 1.2 0 0 1 .88 2.24z",
  "cardinal-pay": "M12 1.5 21.5 22 12 17z M10 16.6 2.5 22 10 5.8z",
  "elmwell-clinic":
    "M9 2h6v5a2 2 0 0 0 2 2h5v6h-5a2 2 0 0 0-2 2v5H9v-5a2 2 0 0 0-2-2H2V9h5a2 2 0 0 0 2-2z",
  "fathom-freight": "M1 12h22l-4 8H6zM5 4h6v6H5zM13 4h6v6h-6z",
  otterbank:
    "M12 5c1.8 0 3.5.4 5 1.2a2.6 2.6 0 1 1 3.2 3.1A10 10 0 0 1 22 15H2a10 10 0 0 1 1.8-5.7A2.6 2.6 0 1 1 7 6.2 11 11 0 0 1 12 5zM2 18h20v3H2z",
  halyard: "M11 1v16H2zM13.5 6v11H21zM2 20h20v2.5H2z",
  quillmark:
    "M1.8 21.9C3.8 10.6 10.6 1.9 23.2.8 23.3 11.6 16.5 17.9 8 18.2l6.9-7.4-1.8-1.6-9.2 13.6z",
  "tessera-labs": "M1 1h10v10H1zM13 1h10v10H13zM1 13h10v10H1zM18 12l6 6-6 6-6-6z",
};
