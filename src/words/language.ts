/** The language of every word in `data/`, as documents name it (BCP 47). */
export const LANGUAGE = "en";
