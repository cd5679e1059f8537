/** A customer's mark on a grid of 24 by 24: one path, either filled or drawn as a line. */
interface Mark {
  path: string;
  drawn: "filled" | "line";
}

/**
 * The drawn marks of the sample customers by slug (`data/customers.yaml`). How each name is set is
 * in CustomerLogo.module.css, under the same slug. A customer that is in neither still gets a
 * wordmark, set in the display face.
 */
export const MARKS: Readonly<Record<string, Mark>> = {
  emberline: {
    path: "M12 22v-7M12 10V2M8.6 11.4 4 5.6M15.4 11.4 20 5.6M7.6 15.2 2 13M16.4 15.2 22 13",
    drawn: "line",
  },
  "cardinal-pay": {
    path: "M12 1.5 21.5 22 12 17z M10 16.6 2.5 22 10 5.8z",
    drawn: "filled",
  },
  "elmwell-clinic": {
    path: "M9 2h6v5a2 2 0 0 0 2 2h5v6h-5a2 2 0 0 0-2 2v5H9v-5a2 2 0 0 0-2-2H2V9h5a2 2 0 0 0 2-2z",
    drawn: "filled",
  },
  "fathom-freight": {
    path: "M1 12h22l-4 8H6zM5 4h6v6H5zM13 4h6v6h-6z",
    drawn: "filled",
  },
  otterbank: {
    path: "M12 5c1.8 0 3.5.4 5 1.2a2.6 2.6 0 1 1 3.2 3.1A10 10 0 0 1 22 15H2a10 10 0 0 1 1.8-5.7A2.6 2.6 0 1 1 7 6.2 11 11 0 0 1 12 5zM2 18h20v3H2z",
    drawn: "filled",
  },
  halyard: {
    path: "M11 1v16H2zM13.5 6v11H21zM2 20h20v2.5H2z",
    drawn: "filled",
  },
  quillmark: {
    path: "M3 22C5 11 11 3 22 2c0 10-7 15-15 15M3 22 14 10",
    drawn: "line",
  },
  "tessera-labs": {
    path: "M1 1h10v10H1zM13 1h10v10H13zM1 13h10v10H1zM18 12l6 6-6 6-6-6z",
    drawn: "filled",
  },
};
