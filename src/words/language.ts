/** The language of all text in `data/`, as a BCP 47 tag. */
export const LANGUAGE = "en";
